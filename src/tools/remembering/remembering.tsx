/** Remembers corrections and choices for a site, and shows which remembered corrections were applied to this page. */

import { algorithmInfos } from '../../algorithms/index.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { message } from '../../platform/wording/message.ts';
import { notRemembered } from '../../platform/wording/not-stored.ts';
import { pin } from '../../reader/components/icons.ts';
import { TextButton } from '../../reader/components/TextButton.tsx';
import type { MenuItem } from '../../reader/port.ts';
import { signatureOf } from '../../store/remembered/signature.ts';
import { emptyMemory, withChoices } from '../../store/remembered/site-memory.ts';
import type { Signature, SiteChoices, SiteMemory } from '../../store/remembered/types.ts';
import type { Appearance } from '../../store/settings/types.ts';
import { siteOf } from '../../store/sites/sites.ts';
import { labelOf } from '../algorithms.ts';
import type { KeptStore } from '../kept-store.ts';
import type { ToolPlace } from '../place.ts';
import { type Memory, remembered, type Scene } from '../scene.ts';

export interface CorrectionMemory {
  /** `can` or `cannot`: whether Lectern could recognize the part on other pages. `none`: nothing to remember. */
  readonly state: 'none' | 'can' | 'cannot' | 'remembered';
  /** Remembers or forgets the correction, or announces why it cannot be remembered. */
  press(): void;
}

const siteIn = ({ page }: Scene) => siteOf(page.snapshot.url);

export function createRemembering(place: ToolPlace, store: KeptStore, redraw: () => void) {
  const { memory, appearance, announce, whisper, setWork } = place;
  const ofCorrection = createCorrectionMemory(place, store, redraw);
  let isOpen = false;
  const toggle = () => {
    isOpen = !isOpen;
    redraw();
  };

  /** `news`: message to announce after storing; '' for none. */
  async function choose(scene: Scene, choices: SiteChoices, news = ''): Promise<void> {
    const { refusal } = await store.chooseForSite(choices).catch(() => ({ refusal: 'full' as const }));
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
    /** Returns the item that opens the choices for a site; empty for a page without a site, such as a local file. */
    menu(): readonly MenuItem[] {
      const scene = place.scene();
      if (!scene || siteIn(scene) === '') return [];
      const run = () => {
        toggle();
        if (isOpen) whisper(message('rememberFor', siteIn(scene)));
      };
      return [{ id: 'remember', label: message('moreRemember'), icon: pin, run }];
    },
    /** Returns whether the latest correction is remembered; null for a page without a site, such as a local file. */
    ofCorrection: (scene: Scene) => (siteIn(scene) === '' ? null : ofCorrection(scene)),
    keepAlgorithm,
    strip(scene: Scene) {
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

/** Returns whether a correction only cancels earlier ones on this page. Such a correction is not remembered. */
function isTakenBack(made: Correction, { work }: Scene): boolean {
  if (made.kind !== 'keep') return false;
  const removed = new Set(work.corrections.done.flatMap((one) => (one.kind === 'remove' ? one.nodes : [])));
  return made.nodes.every((node) => removed.has(node));
}

/** Returns a function that tells whether the latest correction is stored for the site, and what its button does. */
function createCorrectionMemory({ announce }: ToolPlace, store: KeptStore, redraw: () => void) {
  /** Ids of the stored corrections by signature, because corrections are new objects after the page was read again. */
  const ids = new Map<string, string>();

  async function remember(scene: Scene, signature: Signature): Promise<void> {
    const { id, refusal } = await store
      .rememberForSite(signature)
      .catch(() => ({ id: null, refusal: 'full' as const }));
    if (id === null) return announce(notRemembered(refusal ?? 'full'));
    ids.set(JSON.stringify(signature), id);
    announce(message('saidRemembered', siteIn(scene)));
  }

  async function forget(scene: Scene, signature: Signature, id: string): Promise<void> {
    ids.delete(JSON.stringify(signature));
    await store.forgetForSite(id).catch(() => {});
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

function RecalledStrip({ words, onUndo, onChange }: { words: string; onUndo(): void; onChange(): void }) {
  return (
    <section class="strip quiet-strip" aria-label={message('recalledTitle')}>
      <p>{words}</p>
      <TextButton onClick={onUndo} text={message('undo')} />
      <TextButton onClick={onChange} text={message('recalledChange')} />
    </section>
  );
}

interface SiteStripProps {
  site: string;
  choices: readonly SiteChoice[];
  onChoose(choices: SiteChoices): void;
  onClose(): void;
}

/** Placeholder for the site's name in a translated sentence; the name itself is set in bold. */
const SITE = '\u2060';

function SiteStrip({ site, choices, onChoose, onClose }: SiteStripProps) {
  const [before, after] = message('rememberForHere', SITE).split(SITE);
  return (
    <section class="strip site-strip" aria-label={message('rememberFor', site)}>
      <p>
        {before}
        <b>{site}</b>
        {after}
      </p>
      {choices.map(({ label, isOn, choices: wanted }) => (
        <label key={label}>
          <input type="checkbox" checked={isOn} onChange={() => onChoose(wanted)} />
          {label}
        </label>
      ))}
      <TextButton onClick={onClose} text={message('close')} />
    </section>
  );
}

interface SiteChoice {
  readonly label: string;
  readonly isOn: boolean;
  /** What a click on the checkbox stores; a null value deletes what was stored. */
  readonly choices: SiteChoices;
}

const SIGNATURES: Memory<{ readonly signature: Signature | null }> = new WeakMap();

/** Returns the data that finds the corrected part on other pages; null if nothing tells it apart from others. */
function signatureIn({ page, uncorrected: { kept } }: Scene, correction: Correction): Signature | null {
  return remembered(SIGNATURES, kept, correction, () => {
    const nodes = [...kept.marks, ...kept.objects].map(({ node }) => node);
    return { signature: signatureOf(page, correction, nodes) };
  }).signature;
}

function siteChoices(scene: Scene, memory: SiteMemory | null, appearance: Appearance): readonly SiteChoice[] {
  const { algorithm } = scene.uncorrected;
  const { areCommentsShown: comments } = scene;
  const label = algorithmInfos.find(({ id }) => id === algorithm)?.label;
  return [
    ...(label ? [choice(message('rememberReadBy', label), memory?.algorithm === algorithm, { algorithm })] : []),
    choice(message(comments ? 'rememberComments' : 'rememberNoComments'), memory?.comments === comments, { comments }),
    choice(message('rememberAppearance'), memory?.appearance !== undefined, { appearance }),
  ];
}

function choice(label: string, isOn: boolean, wanted: SiteChoices): SiteChoice {
  const forgotten = Object.fromEntries(Object.keys(wanted).map((key) => [key, null])) as SiteChoices;
  return { label, isOn, choices: isOn ? forgotten : wanted };
}
