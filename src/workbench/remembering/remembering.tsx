/** What shall hold on the other pages of the site as well, and what was done on this one because of that. */
import { algorithmInfos } from '../../algorithms/index.ts';
import { signatureOf } from '../../corrections/remembered/signature.ts';
import { emptyMemory, withChoices } from '../../corrections/remembered/site-memory.ts';
import { siteOf } from '../../corrections/remembered/site-of.ts';
import type { Signature, SiteChoices } from '../../corrections/remembered/types.ts';
import type { Correction } from '../../corrections/types.ts';
import type { Feature } from '../feature.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { RecalledStrip } from './RecalledStrip.tsx';
import { type Row, SiteStrip } from './SiteStrip.tsx';

export interface Remembering extends Feature {
  /** Shows what can be remembered for the site, or hides it. */
  toggle(): void;
}

const NOT_STORED = 'This could not be stored: the browser’s store is full, or switched off.';
const NO_SIGNATURE = 'These corrections are of this page alone: nothing tells such parts apart on other pages.';

export function createRemembering(place: WorkbenchPlace, redraw: () => void): Remembering {
  let isOpen = false;
  /** Ids of what was remembered, by the correction. */
  const remembered = new Map<Correction, string>();
  const site = ({ page }: Scene) => siteOf(page.snapshot.url);

  function toggle(): void {
    isOpen = !isOpen;
    redraw();
  }

  async function rememberCorrections(scene: Scene): Promise<void> {
    const waiting = lasting(scene).filter((correction) => !remembered.has(correction));
    const known = waiting.flatMap((correction) => {
      const signature = signed(scene, correction);
      return signature ? [{ correction, signature }] : [];
    });
    if (known.length === 0) return place.announce(NO_SIGNATURE);
    for (const { correction, signature } of known) {
      const id = await place.rememberForSite(signature).catch(() => null);
      if (id === null) return place.announce(NOT_STORED);
      remembered.set(correction, id);
    }
    place.announce(`Remembered for ${site(scene)}: its other pages are corrected in the same way.`);
    redraw();
  }

  async function forgetCorrections(scene: Scene): Promise<void> {
    const ids = [...remembered.values()];
    remembered.clear();
    await Promise.all(ids.map((id) => place.forgetForSite(id).catch(() => {})));
    place.announce(`Forgotten for ${site(scene)}.`);
    redraw();
  }

  async function choose(scene: Scene, choices: SiteChoices): Promise<void> {
    const isStored = await place.chooseForSite(choices).catch(() => false);
    if (!isStored) return place.announce(NOT_STORED);
    place.setMemory(withChoices(place.memory() ?? emptyMemory(site(scene)), choices));
    redraw();
  }

  function rowsOf(scene: Scene): readonly Row[] {
    const memory = place.memory();
    const { algorithm } = scene.uncorrected;
    const label = algorithmInfos.find(({ id }) => id === algorithm)?.label;
    const made = lasting(scene);
    const areRemembered = made.length > 0 && made.every((correction) => remembered.has(correction));
    const toggleChoice = (isOn: boolean, choices: SiteChoices) => () =>
      void choose(
        scene,
        isOn ? choices : (Object.fromEntries(Object.keys(choices).map((key) => [key, null])) as SiteChoices),
      );
    return [
      ...(made.length > 0
        ? [
            {
              label: made.length === 1 ? 'This correction' : `These ${made.length} corrections`,
              isOn: areRemembered,
              onToggle: () => void (areRemembered ? forgetCorrections(scene) : rememberCorrections(scene)),
            },
          ]
        : []),
      ...(label
        ? [
            {
              label: `Read by ${label}`,
              isOn: memory?.algorithm === algorithm,
              onToggle: toggleChoice(memory?.algorithm !== algorithm, { algorithm }),
            },
          ]
        : []),
      {
        label: scene.areCommentsShown ? 'With comments' : 'Without comments',
        isOn: memory?.comments === scene.areCommentsShown,
        onToggle: toggleChoice(memory?.comments !== scene.areCommentsShown, { comments: scene.areCommentsShown }),
      },
      {
        label: 'This appearance',
        isOn: memory?.appearance !== undefined,
        onToggle: toggleChoice(memory?.appearance === undefined, { appearance: place.appearance() }),
      },
    ];
  }

  return {
    toggle,
    strip(scene) {
      if (isOpen && site(scene) !== '') {
        return <SiteStrip site={site(scene)} rows={rowsOf(scene)} onClose={toggle} />;
      }
      const { recalledWords, recalled } = scene.work;
      if (recalledWords === '' || !recalled?.length) return null;
      const undo = () => {
        place.setWork({ ...scene.work, recalled: [] });
        place.announce('As the page was found. It is asked for again on the next page.');
      };
      return <RecalledStrip words={recalledWords} onUndo={undo} onChange={toggle} />;
    },
    leave() {
      if (!isOpen) return false;
      toggle();
      return true;
    },
  };
}

/** What the user writes into the head is about one article. */
function lasting({ work }: Scene): readonly Correction[] {
  return work.corrections.done.filter(({ kind }) => kind !== 'edit');
}

function signed({ page, uncorrected }: Scene, correction: Correction): Signature | null {
  const { marks, objects } = uncorrected.read.selection.text;
  return signatureOf(page, correction, [...marks.map(({ node }) => node), ...objects.nodes]);
}
