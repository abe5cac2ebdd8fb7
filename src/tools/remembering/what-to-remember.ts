/** Finds what can be remembered for a site: a correction, the algorithm, the display of comments, the appearance. */

import { algorithmInfos } from '../../algorithms/index.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { message } from '../../platform/wording/message.ts';
import { signatureOf } from '../../store/remembered/signature.ts';
import type { Signature, SiteChoices, SiteMemory } from '../../store/remembered/types.ts';
import type { Appearance } from '../../store/settings/types.ts';
import { type Memory, remembered } from '../remembered.ts';
import type { Scene } from '../scene.ts';

/** A choice that can be stored for the whole site, as a checkbox. */
export interface SiteChoice {
  readonly label: string;
  readonly isOn: boolean;
  /** What a click on the checkbox stores; a null value deletes what was stored. */
  readonly choices: SiteChoices;
}

const SIGNATURES: Memory<{ readonly signature: Signature | null }> = new WeakMap();

/**
 * Returns the signature (the data that finds the corrected part on other pages of the site); null if nothing
 * distinguishes the part from others. The result is cached.
 */
export function signatureIn({ page, uncorrected: { kept } }: Scene, correction: Correction): Signature | null {
  return remembered(SIGNATURES, kept, correction, () => ({
    signature: signatureOf(
      page,
      correction,
      [...kept.marks, ...kept.objects].map(({ node }) => node),
    ),
  })).signature;
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
