/** What of the work on a page can be remembered for its site, and whether it is. */

import { algorithmInfos } from '../../algorithms/index.ts';
import { signatureOf } from '../../corrections/remembered/signature.ts';
import type { Signature, SiteChoices, SiteMemory } from '../../corrections/remembered/types.ts';
import type { Correction } from '../../corrections/types.ts';
import type { Appearance } from '../../settings/types.ts';
import { message } from '../../wording/message.ts';
import type { Scene } from '../scene.ts';

/** One choice that can hold for the whole site. */
export interface SiteChoice {
  readonly label: string;
  readonly isOn: boolean;
  /** What a press asks for: the choice, or nulls that forget it. */
  readonly choices: SiteChoices;
}

/** What the user writes into the head is about one article; all else may be the same on other pages. */
export function lastingCorrections({ work }: Scene): readonly Correction[] {
  return work.corrections.done.filter(({ kind }) => kind !== 'edit');
}

/** What corrected parts are like; those that nothing tells apart on other pages are left out. */
export function signaturesOf(
  { page, uncorrected }: Scene,
  corrections: readonly Correction[],
): readonly { correction: Correction; signature: Signature }[] {
  const { marks, objects } = uncorrected.read.selection.text;
  const kept = [...marks.map(({ node }) => node), ...objects.nodes];
  return corrections.flatMap((correction) => {
    const signature = signatureOf(page, correction, kept);
    return signature ? [{ correction, signature }] : [];
  });
}

export function siteChoices(scene: Scene, memory: SiteMemory | null, appearance: Appearance): readonly SiteChoice[] {
  const { algorithm } = scene.uncorrected;
  const { areCommentsShown } = scene;
  const label = algorithmInfos.find(({ id }) => id === algorithm)?.label;
  return [
    ...(label ? [choice(message('rememberReadBy', label), memory?.algorithm === algorithm, { algorithm })] : []),
    choice(
      message(areCommentsShown ? 'rememberComments' : 'rememberNoComments'),
      memory?.comments === areCommentsShown,
      {
        comments: areCommentsShown,
      },
    ),
    choice(message('rememberAppearance'), memory?.appearance !== undefined, { appearance }),
  ];
}

function choice(label: string, isOn: boolean, wanted: SiteChoices): SiteChoice {
  const forgotten = Object.fromEntries(Object.keys(wanted).map((key) => [key, null])) as SiteChoices;
  return { label, isOn, choices: isOn ? forgotten : wanted };
}
