/** Recognises admonitions: boxes such as "Note" or "Tip". Their titles are not headings of the text. */
import { calls } from '../../vocabulary/match.ts';
import { ADMONITION_PARTS, ADMONITION_ROLES, ADMONITION_WORDS } from '../../vocabulary/names/parts.ts';
import { HEADINGS } from '../element-names.ts';
import { baseFacet, type Page } from '../page.ts';
import { visibleTexts } from '../texts.ts';

const WORD = calls(ADMONITION_WORDS, '\\s');
const PART = calls(ADMONITION_PARTS);
const ROLE = calls(ADMONITION_ROLES, '\\s');
/** Longest admonition (characters); a longer box is a chapter. */
const MAX_BOX_CHARACTERS = 2500;
/** Number of ancestors of a heading to search for its admonition. */
const MAX_BOX_LEVELS = 3;

const called = baseFacet((page: Page): ReadonlySet<number> => {
  const { matching } = page.index;
  return new Set([...matching('class', WORD), ...matching('class', PART), ...matching('role', ROLE)]);
});

/**
 * Returns whether an element is an admonition: its class or role says so, and it has little text and at most one
 * heading.
 */
export function isAdmonition(page: Page, node: number): boolean {
  if (!called(page).has(node) || !page.isBlock(node) || HEADINGS.has(page.nameOf(node))) return false;
  let headings = 0;
  for (let id = node; id < page.endOf(node); id++) if (HEADINGS.has(page.nameOf(id))) headings++;
  return headings <= 1 && lengthOf(page, node) <= MAX_BOX_CHARACTERS;
}

/** Returns whether a heading is the title of an admonition: the first text in the box, followed by more text. */
export function isAdmonitionTitle(page: Page, heading: number): boolean {
  const box = page.ancestorsOf(heading, MAX_BOX_LEVELS).find((around) => isAdmonition(page, around)) ?? -1;
  if (box < 0) return false;
  const texts = visibleTexts(page, box, page.endOf(box));
  return (
    (texts[0] ?? -1) > heading && (texts[0] ?? 0) < page.endOf(heading) && (texts.at(-1) ?? 0) >= page.endOf(heading)
  );
}

function lengthOf(page: Page, node: number): number {
  return visibleTexts(page, node, page.endOf(node)).reduce((sum, text) => sum + page.textOf(text).length, 0);
}
