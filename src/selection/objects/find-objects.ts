import type { Page } from '../../page/page.ts';
import { textNodesIn, visibleTexts } from '../../page/texts.ts';
import { type Coverage, coverageOf } from '../coverage.ts';
import { withBody, withoutMarks } from '../marks.ts';
import {
  type Context,
  type Draft,
  type FoundObject,
  type ObjectTable,
  objectTable,
  type TextObject,
} from '../types.ts';
import { cutOf, findCode } from './find-code.ts';
import { findEmbeds } from './find-embeds.ts';
import { findFormulas } from './find-formulas.ts';
import { findEmoji, findFormulaTexts, findInitials, findTicks } from './find-glyphs.ts';
import { findPictures, withoutIcons } from './find-pictures.ts';
import { findPageControls } from './page-controls.ts';

/** Finds objects in the kept text. If `isCut`, that text is the user's selection, and may begin or end in an object. */
type ObjectFinder = (page: Page, coverage: Coverage, isCut: boolean) => ReadonlyMap<number, FoundObject>;

/** The functions that find objects, in order. If two of them find the same element, the first one wins. */
const FINDERS: readonly ObjectFinder[] = [
  findPageControls,
  findCode,
  findFormulas,
  findInitials,
  findPictures,
  findEmbeds,
  findEmoji,
  findFormulaTexts,
  findTicks,
];

/** Finds objects in the text, such as pictures, whole code and formulas. Drops icons and controls such as "Copy". */
export function findObjects({ page, marks }: Draft, { isCut }: Context): Partial<Draft> {
  if (marks.length === 0) return {};
  const coverage = coverageOf(page, marks);
  const found = collect(page, coverage, isCut);
  const tools = [...found.keys()].filter((node) => found.get(node) === null);
  const toolTexts = textNodesIn(page, tools);
  const whole = [...found].flatMap(([node, object]) =>
    object?.kind === 'code' || object?.kind === 'formula' ? wholeText(page, coverage, node, isCut) : [],
  );
  const inObjects = new Set(whole);
  const rest = withoutMarks(withBody(marks, whole), (node) => toolTexts.has(node));
  return { objects: tableOf(page, found), marks: withoutIcons(page, rest, (node) => inObjects.has(node)) };
}

/** Returns what the finders find, by element, without objects inside formulas; null for dropped controls. */
function collect(page: Page, coverage: Coverage, isCut: boolean): ReadonlyMap<number, FoundObject> {
  const found = new Map<number, FoundObject>();
  for (const find of FINDERS) {
    for (const [node, object] of find(page, coverage, isCut)) if (!found.has(node)) found.set(node, object);
  }
  let toolEnd = 0;
  let formulaEnd = 0;
  for (const node of [...found.keys()].sort((a, b) => a - b)) {
    const object = found.get(node);
    if (node < toolEnd) found.set(node, null);
    else if (node < formulaEnd) found.delete(node);
    else if (object === null) toolEnd = page.endOf(node);
    else if (object?.kind === 'formula') formulaEnd = page.endOf(node);
  }
  return found;
}

function wholeText(page: Page, coverage: Coverage, node: number, isCut: boolean): number[] {
  const texts = visibleTexts(page, node, page.endOf(node));
  const [from, to] = cutOf(page, coverage, node, isCut);
  return texts.filter((text) => text >= (from?.node ?? text) && text <= (to?.node ?? text));
}

function tableOf(page: Page, found: ReadonlyMap<number, FoundObject>): ObjectTable {
  const objects = new Map([...found].filter((entry): entry is [number, TextObject] => entry[1] !== null));
  const nodes = [...objects.keys()].sort((a, b) => a - b);
  return objectTable(page, nodes, (node) => objects.get(node));
}
