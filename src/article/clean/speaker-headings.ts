import type { Element } from 'hast';
import { element, rewriteElements, textOf } from '../structure/hast.ts';
import { headingsIn, levelOf } from './heading-levels.ts';
import type { CleanPass } from './types.ts';

/** Repetitions of one heading in a section from which its repeated headings count as speakers. */
const OFTEN = 3;

/**
 * Turns headings that repeat within one section into bold lines: they name speakers and do not belong in the outline.
 */
export const flattenSpeakers: CleanPass = (children) => {
  const speakers = speakersIn(headingsIn(children));
  if (speakers.size === 0) return [...children];
  return rewriteElements(children, (each) => {
    if (!speakers.has(each)) return each;
    return { ...each, tagName: 'p', children: [element('strong', {}, each.children)] };
  });
};

function speakersIn(headings: readonly Element[]): ReadonlySet<Element> {
  /** Headings by section and level, then by text. */
  const groups = new Map<string, Map<string, Element[]>>();
  const above: number[] = [];
  for (const [index, heading] of headings.entries()) {
    const level = levelOf(heading);
    while (above.length > 0 && levelOf(headings[above.at(-1) ?? 0] as Element) >= level) above.pop();
    const key = `${above.at(-1)} ${level}`;
    const group = groups.get(key) ?? new Map<string, Element[]>();
    const text = textOf(heading).trim();
    const turns = group.get(text);
    if (turns) turns.push(heading);
    else group.set(text, [heading]);
    groups.set(key, group);
    above.push(index);
  }
  const repeated = [...groups.values()].map((group) => [...group.values()].filter(({ length }) => length > 1));
  return new Set(repeated.filter((group) => group.some(({ length }) => length >= OFTEN)).flat(2));
}
