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

/** The correction just made; null for none, and for text that the user wrote into the head: that is about one article. */
export function lastCorrection({ work }: Scene): Correction | null {
  const last = work.corrections.done.at(-1);
  return last === undefined || last.kind === 'edit' ? null : last;
}

/** How the corrected part is recognised on other pages; null where nothing tells it from others. */
export function signatureIn({ page, uncorrected }: Scene, correction: Correction): Signature | null {
  const { marks, objects } = uncorrected.read.selection.text;
  return signatureOf(page, correction, [...marks.map(({ node }) => node), ...objects.nodes]);
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
