/** What shall hold on the other pages of the site as well, and what was done on this one because of that. */

import { emptyMemory, withChoices } from '../../corrections/remembered/site-memory.ts';
import { siteOf } from '../../corrections/remembered/site-of.ts';
import type { SiteChoices } from '../../corrections/remembered/types.ts';
import type { Correction } from '../../corrections/types.ts';
import { notRemembered } from '../../shared/not-stored.ts';
import { message } from '../../wording/message.ts';
import type { Feature } from '../feature.ts';
import { labelOf } from '../labels.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { RecalledStrip } from './RecalledStrip.tsx';
import { type Row, SiteStrip } from './SiteStrip.tsx';
import { lastCorrection, signatureIn, siteChoices } from './what-to-remember.ts';

export interface Remembering extends Feature {
  /** Shows what can be remembered for the site, or hides it. */
  toggle(): void;
  /** Reads the other pages of the site by the algorithm that is shown, or those of all sites. */
  keepAlgorithm(scope: 'site' | 'everywhere'): void;
}

const siteIn = ({ page }: Scene) => siteOf(page.snapshot.url);

/** @param redraw shows what has changed of its own */
export function createRemembering(place: WorkbenchPlace, redraw: () => void): Remembering {
  const { memory, appearance, announce, setWork } = place;
  const corrections = createCorrectionMemory(place);
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

  function rowsOf(scene: Scene): readonly Row[] {
    const choices = siteChoices(scene, memory(), appearance());
    return [
      ...corrections.rowsOf(scene, redraw),
      ...choices.map(({ label, isOn, choices: wanted }) => ({
        label,
        isOn,
        onToggle: () => void choose(scene, wanted),
      })),
    ];
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
    toggle,
    keepAlgorithm,
    strip(scene) {
      const site = siteIn(scene);
      if (isOpen && site !== '') return <SiteStrip site={site} rows={rowsOf(scene)} onClose={toggle} />;
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

/** Corrections of this page that were remembered while the reader is open. */
function createCorrectionMemory({ rememberForSite, forgetForSite, announce }: WorkbenchPlace) {
  /** Ids of what was remembered, by the correction. */
  const remembered = new Map<Correction, string>();

  async function remember(scene: Scene, correction: Correction): Promise<void> {
    const signature = signatureIn(scene, correction);
    if (signature === null) return announce(message('rememberNothing'));
    const { id, refusal } = await rememberForSite(signature).catch(() => ({ id: null, refusal: 'full' as const }));
    if (id === null) return announce(notRemembered(refusal ?? 'full'));
    remembered.set(correction, id);
    announce(message('saidRemembered', siteIn(scene)));
  }

  async function forget(scene: Scene, correction: Correction, id: string): Promise<void> {
    remembered.delete(correction);
    await forgetForSite(id).catch(() => {});
    announce(message('saidForgotten', siteIn(scene)));
  }

  return {
    /** Asks for the correction just made, and no other. */
    rowsOf(scene: Scene, redraw: () => void): readonly Row[] {
      const made = lastCorrection(scene);
      if (made === null) return [];
      const id = remembered.get(made);
      const toggle = () => (id === undefined ? remember(scene, made) : forget(scene, made, id));
      return [
        { label: message('rememberCorrection'), isOn: id !== undefined, onToggle: () => void toggle().then(redraw) },
      ];
    },
  };
}
