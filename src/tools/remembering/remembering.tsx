/** What shall hold on the other pages of the site as well, and what was done on this one because of that. */

import type { Correction } from '../../article/corrections/types.ts';
import { message } from '../../platform/wording/message.ts';
import { notRemembered } from '../../platform/wording/not-stored.ts';
import type { MenuItem } from '../../reader/state/view.ts';
import { emptyMemory, withChoices } from '../../store/remembered/site-memory.ts';
import { siteOf } from '../../store/remembered/site-of.ts';
import type { Signature, SiteChoices } from '../../store/remembered/types.ts';
import { EDIT_PATHS } from '../editing/EditIcon.tsx';
import type { Feature } from '../feature.ts';
import { labelOf } from '../labels.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { RecalledStrip } from './RecalledStrip.tsx';
import { SiteStrip } from './SiteStrip.tsx';
import { signatureIn, siteChoices } from './what-to-remember.ts';

export interface Remembering extends Feature {
  /** The entry that shows what can be remembered for the site; none where the page has no site. */
  menu(): readonly MenuItem[];
  /** What the button about the correction just made does; null where the page has no site. */
  ofCorrection(scene: Scene): CorrectionMemory | null;
  /** Reads the other pages of the site by the algorithm that is shown, or those of all sites. */
  keepAlgorithm(scope: 'site' | 'everywhere'): void;
}

/** Whether the correction just made holds on the other pages of the site. */
export interface CorrectionMemory {
  /** Nothing was corrected yet; or it can, or cannot, be recognised on other pages; or it is remembered. */
  readonly state: 'none' | 'can' | 'cannot' | 'remembered';
  /** Remembers it, forgets it, or says why that cannot be. */
  press(): void;
}

const siteIn = ({ page }: Scene) => siteOf(page.snapshot.url);

/** @param redraw shows what has changed of its own */
export function createRemembering(place: ToolPlace, redraw: () => void): Remembering {
  const { memory, appearance, announce, whisper, setWork } = place;
  const ofCorrection = createCorrectionMemory(place, redraw);
  let isOpen = false;
  const toggle = () => {
    isOpen = !isOpen;
    redraw();
  };

  /** @param news said when it is stored */
  async function choose(scene: Scene, choices: SiteChoices, news = ''): Promise<void> {
    const refusal = await place.chooseForSite(choices).catch(() => 'full' as const);
    if (refusal !== null) return announce(notRemembered(refusal));
    place.setMemory(withChoices(memory() ?? emptyMemory(siteIn(scene)), choices));
    redraw();
    if (news !== '') announce(news);
  }

  function undo({ work }: Scene): void {
    setWork({ ...work, recalled: [] });
    announce(message('saidRecalledUndone'));
  }

  function keepAlgorithm(scope: 'site' | 'everywhere'): void {
    const scene = place.scene();
    if (!scene) return;
    const { algorithm } = scene.shown;
    if (scope === 'site' && siteIn(scene) !== '')
      return void choose(scene, { algorithm }, message('saidSiteReadSo', siteIn(scene)));
    place.setAlgorithm(algorithm, 'all-pages');
    announce(message('saidAlgorithmKept', labelOf(algorithm)));
  }

  return {
    menu() {
      const scene = place.scene();
      if (!scene || siteIn(scene) === '') return [];
      const run = () => {
        toggle();
        if (isOpen) whisper(message('rememberFor', siteIn(scene)));
      };
      return [{ id: 'remember', label: message('moreRemember'), icon: EDIT_PATHS.pin, run }];
    },
    ofCorrection: (scene) => (siteIn(scene) === '' ? null : ofCorrection(scene)),
    keepAlgorithm,
    strip(scene) {
      const site = siteIn(scene);
      if (isOpen && site !== '') {
        const choices = siteChoices(scene, memory(), appearance());
        return (
          <SiteStrip site={site} choices={choices} onChoose={(wanted) => void choose(scene, wanted)} onClose={toggle} />
        );
      }
      const { recalledWords, recalled } = scene.work;
      if (recalledWords === '' || !recalled?.length) return null;
      return <RecalledStrip words={recalledWords} onUndo={() => undo(scene)} onChange={toggle} />;
    },
    leave() {
      if (!isOpen) return false;
      toggle();
      return true;
    },
  };
}

/** What was removed before was put back: nothing is left to remember. */
function isTakenBack(made: Correction, { work }: Scene): boolean {
  if (made.kind !== 'keep') return false;
  const removed = new Set(work.corrections.done.flatMap((one) => (one.kind === 'remove' ? one.nodes : [])));
  return made.nodes.every((node) => removed.has(node));
}

/** Corrections of this page that were remembered while the reader is open. */
function createCorrectionMemory({ rememberForSite, forgetForSite, announce }: ToolPlace, redraw: () => void) {
  /** Ids of what was remembered, by signature: a page that was read again has other corrections of the same parts. */
  const ids = new Map<string, string>();

  async function remember(scene: Scene, signature: Signature): Promise<void> {
    const { id, refusal } = await rememberForSite(signature).catch(() => ({ id: null, refusal: 'full' as const }));
    if (id === null) return announce(notRemembered(refusal ?? 'full'));
    ids.set(JSON.stringify(signature), id);
    announce(message('saidRemembered', siteIn(scene)));
  }

  async function forget(scene: Scene, signature: Signature, id: string): Promise<void> {
    ids.delete(JSON.stringify(signature));
    await forgetForSite(id).catch(() => {});
    announce(message('saidForgotten', siteIn(scene)));
  }

  return (scene: Scene): CorrectionMemory => {
    const made = scene.work.corrections.done.at(-1);
    if (!made || isTakenBack(made, scene)) return { state: 'none', press: () => {} };
    const signature = signatureIn(scene, made);
    if (!signature) return { state: 'cannot', press: () => announce(message('rememberNothing')) };
    const id = ids.get(JSON.stringify(signature));
    const toggle = () => (id === undefined ? remember(scene, signature) : forget(scene, signature, id));
    return { state: id === undefined ? 'can' : 'remembered', press: () => void toggle().then(redraw) };
  };
}
