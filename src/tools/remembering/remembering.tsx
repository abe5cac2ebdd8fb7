/** Remembers corrections and choices for a site, and shows which remembered corrections were applied to this page. */
import type { Correction } from '../../article/corrections/types.ts';
import { message } from '../../platform/wording/message.ts';
import { notRemembered } from '../../platform/wording/not-stored.ts';
import type { MenuItem } from '../../reader/port.ts';
import { emptyMemory, withChoices } from '../../store/remembered/site-memory.ts';
import { siteOf } from '../../store/remembered/site-of.ts';
import type { Signature, SiteChoices } from '../../store/remembered/types.ts';
import { labelOf } from '../algorithms.ts';
import { EDIT_PATHS } from '../editing/EditIcon.tsx';
import type { Feature } from '../feature.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { RecalledStrip, SiteStrip } from './strips.tsx';
import { signatureIn, siteChoices } from './what-to-remember.ts';

export interface Remembering extends Feature {
  /**
   * Returns the menu entry for choosing what to remember for the site; an empty list for a page without a site, such as
   * a local file.
   */
  menu(): readonly MenuItem[];
  /** Returns whether the latest correction is remembered; null for a page without a site, such as a local file. */
  ofCorrection(scene: Scene): CorrectionMemory | null;
  /** Makes the shown algorithm the default for the site or for all sites. */
  keepAlgorithm(scope: 'site' | 'everywhere'): void;
}

/** Whether the latest correction is remembered for the site. */
export interface CorrectionMemory {
  /**
   * `none`: no correction yet. `can` or `cannot`: whether Lectern could recognise the corrected part on other pages.
   * `remembered`: stored for the site.
   */
  readonly state: 'none' | 'can' | 'cannot' | 'remembered';
  /** Remembers or forgets the correction, or announces why it cannot be remembered. */
  press(): void;
}

const siteIn = ({ page }: Scene) => siteOf(page.snapshot.url);

/**
 * Adds the controls for remembering corrections and choices for a site to an open reader.
 *
 * @param redraw draws the tools' controls again
 */
export function createRemembering(place: ToolPlace, redraw: () => void): Remembering {
  const { memory, appearance, announce, whisper, setWork } = place;
  const ofCorrection = createCorrectionMemory(place, redraw);
  let isOpen = false;
  const toggle = () => {
    isOpen = !isOpen;
    redraw();
  };

  /**
   * Stores choices for the site.
   *
   * @param news message to announce after they are stored
   */
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

/** Returns whether a correction only puts back what an earlier one removed; then there is nothing to remember. */
function isTakenBack(made: Correction, { work }: Scene): boolean {
  if (made.kind !== 'keep') return false;
  const removed = new Set(work.corrections.done.flatMap((one) => (one.kind === 'remove' ? one.nodes : [])));
  return made.nodes.every((node) => removed.has(node));
}

/**
 * Returns a function that tells whether the latest correction is remembered. It knows the corrections that the user has
 * remembered since the reader opened.
 */
function createCorrectionMemory({ rememberForSite, forgetForSite, announce }: ToolPlace, redraw: () => void) {
  /**
   * Ids of the stored corrections. Keys are signatures (the data that finds a part on other pages), not corrections,
   * because corrections are new objects after the page was read again.
   */
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
