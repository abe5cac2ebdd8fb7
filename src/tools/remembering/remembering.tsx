/** Remembers corrections and choices for a site, and shows which remembered ones were applied to this page. */

import type { Correction } from '../../article/corrections/types.ts';
import { message } from '../../platform/wording/message.ts';
import { notRemembered } from '../../platform/wording/not-stored.ts';
import type { MenuItem } from '../../reader/port.ts';
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
  /** Returns the menu entry for the site's memory; empty if the page has no site. */
  menu(): readonly MenuItem[];
  /** Returns the button state for the latest correction; null if the page has no site. */
  ofCorrection(scene: Scene): CorrectionMemory | null;
  /** Makes the shown algorithm the default for the site or for all sites. */
  keepAlgorithm(scope: 'site' | 'everywhere'): void;
}

/** Whether the latest correction is remembered for the site. */
export interface CorrectionMemory {
  /** No correction yet; it can or cannot be recognised on other pages; or it is remembered. */
  readonly state: 'none' | 'can' | 'cannot' | 'remembered';
  /** Remembers it, forgets it, or says why that is impossible. */
  press(): void;
}

const siteIn = ({ page }: Scene) => siteOf(page.snapshot.url);

/** @param redraw draws the strip again */
export function createRemembering(place: ToolPlace, redraw: () => void): Remembering {
  const { memory, appearance, announce, whisper, setWork } = place;
  const ofCorrection = createCorrectionMemory(place, redraw);
  let isOpen = false;
  const toggle = () => {
    isOpen = !isOpen;
    redraw();
  };

  /** @param news message to announce once stored */
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
    place.keepAlgorithm(algorithm);
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

/** Whether a correction only undoes an earlier removal, so nothing is left to remember. */
function isTakenBack(made: Correction, { work }: Scene): boolean {
  if (made.kind !== 'keep') return false;
  const removed = new Set(work.corrections.done.flatMap((one) => (one.kind === 'remove' ? one.nodes : [])));
  return made.nodes.every((node) => removed.has(node));
}

/** Keeps track of this page's corrections that were remembered while the reader is open. */
function createCorrectionMemory({ rememberForSite, forgetForSite, announce }: ToolPlace, redraw: () => void) {
  /** Ids by signature, because a second reading of the page has other corrections for the same parts. */
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
