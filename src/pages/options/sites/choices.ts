/** Describes what is remembered about a site, except corrections. */
import { algorithmInfos } from '../../../algorithms/index.ts';
import { message } from '../../../platform/wording/message.ts';
import type { SiteChoices, SiteMemory } from '../../../store/remembered/types.ts';
import { DEFAULT_APPEARANCE } from '../../../store/settings/appearance.ts';
import { SETTINGS } from '../../../store/settings/table.ts';
import type { Appearance } from '../../../store/settings/types.ts';
import { valueInWords } from '../../../store/settings/value-in-words.ts';

export function choicesInWords(memory: SiteMemory): readonly { choice: keyof SiteChoices; words: string }[] {
  const { algorithm, comments, appearance, never } = memory;
  const all: readonly { choice: keyof SiteChoices; words: string }[] = [
    { choice: 'algorithm', words: algorithm === undefined ? '' : message('rememberedReadWith', labelOf(algorithm)) },
    {
      choice: 'comments',
      words: comments === undefined ? '' : message(comments ? 'rememberedComments' : 'rememberedNoComments'),
    },
    { choice: 'appearance', words: appearance ? appearanceInWords(appearance) : '' },
    { choice: 'never', words: never ? message('rememberedNever') : '' },
  ];
  return all.filter(({ words }) => words !== '');
}

const labelOf = (algorithm: string) => algorithmInfos.find(({ id }) => id === algorithm)?.label ?? algorithm;

/** Describes the values that differ from the defaults, or all if none does. */
function appearanceInWords(appearance: Partial<Appearance>): string {
  const keys = Object.keys(appearance) as (keyof Appearance)[];
  const changed = keys.filter((key) => appearance[key] !== DEFAULT_APPEARANCE[key]);
  return (changed.length > 0 ? changed : keys)
    .map((key) => `${message(SETTINGS[key].label)}: ${valueInWords(SETTINGS[key], appearance[key])}`)
    .join(', ');
}
