/** What is remembered of a site beside corrections, in words. */
import { algorithmInfos } from '../algorithms/index.ts';
import type { SiteChoices, SiteMemory } from '../corrections/remembered/types.ts';
import { FONTS, THEMES } from '../settings/appearance.ts';
import { SETTINGS } from '../settings/table.ts';
import type { Appearance } from '../settings/types.ts';

export function choicesInWords(memory: SiteMemory): readonly { choice: keyof SiteChoices; words: string }[] {
  const { algorithm, comments, appearance } = memory;
  const all: readonly { choice: keyof SiteChoices; words: string }[] = [
    { choice: 'algorithm', words: algorithm === undefined ? '' : `Read with ${labelOf(algorithm)}` },
    { choice: 'comments', words: comments === undefined ? '' : `Comments are ${comments ? 'shown' : 'not shown'}` },
    { choice: 'appearance', words: appearance ? appearanceInWords(appearance) : '' },
  ];
  return all.filter(({ words }) => words !== '');
}

const labelOf = (algorithm: string) => algorithmInfos.find(({ id }) => id === algorithm)?.label ?? algorithm;

function appearanceInWords(appearance: Partial<Appearance>): string {
  const keys = Object.keys(appearance) as (keyof Appearance)[];
  return keys.map((key) => `${SETTINGS[key].label}: ${valueInWords(key, appearance[key])}`).join(', ');
}

function valueInWords(key: keyof Appearance, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const unit = { fontSize: ' px', width: ' characters' }[key as string] ?? '';
  return (key === 'theme' ? THEMES : FONTS).find((one) => one.value === value)?.label ?? `${String(value)}${unit}`;
}
