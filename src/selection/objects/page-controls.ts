import { union } from '../../page/element-index.ts';
import { HEADINGS, LEFT_OUT } from '../../page/element-names.ts';
import { placeSigns } from '../../page/links.ts';
import { baseFacet, type Page } from '../../page/page.ts';
import { textNodesIn } from '../../page/texts.ts';
import { firstFrom } from '../../shared/ascending.ts';
import type { Coverage } from '../coverage.ts';
import { withoutMarks } from '../marks.ts';
import type { Draft, FoundObject } from '../types.ts';

/** Matches the class of links beside headings and terms: "[edit]" of MediaWiki, in any language; "[source]" of Sphinx. */
const LINK_OF_SECTION = /(?:^|\s)(?:mw-editsection|viewcode-link|viewcode-back)(?:\s|$)/;

/** Returns the controls in and beside headings: edit links, buttons that copy the section's address, permalinks. */
export function findPageControls(page: Page, coverage: Coverage): ReadonlyMap<number, FoundObject> {
  const found = new Map<number, FoundObject>();
  let heading = -1;
  for (const id of union(['button', ...HEADINGS].map(page.index.named))) {
    if (HEADINGS.has(page.nameOf(id))) heading = id;
    // Do not drop a button that is the whole heading, as in accordions.
    else if (id < page.endOf(heading) && coverage.keptIn(id) < coverage.keptIn(heading)) found.set(id, null);
  }
  for (const link of page.index.matching('class', LINK_OF_SECTION)) found.set(link, null);
  for (const sign of placeSigns(page).keys()) if (isBesideText(page, coverage, sign)) found.set(sign, null);
  return found;
}

/** Returns whether kept text is beside a permalink sign. If there is none, the sign is the whole heading and stays. */
function isBesideText(page: Page, coverage: Coverage, sign: number): boolean {
  const box = page.ancestorsOf(sign, 6).find((around) => page.isBlock(around)) ?? sign;
  return coverage.keptIn(box) > coverage.keptIn(sign);
}

/**
 * Texts that do not separate a heading or code from the kept text below it: "[edit]", notes such as "Main article:
 * Tides", and captions of code.
 */
export const textsPassedOver = baseFacet((page: Page) => {
  const { byValue, matching, named } = page.index;
  const notes = byValue('role').get('note') ?? [];
  const captions = named('figcaption').filter((caption) => {
    const figure = page.parentOf(caption);
    return firstFrom(named('pre'), figure) < page.endOf(figure);
  });
  return textNodesIn(page, union([matching('class', LINK_OF_SECTION), notes, captions]));
});

export function dropFormControls({ page, marks }: Draft): Partial<Draft> {
  const controls = [...LEFT_OUT].flatMap(page.index.named);
  if (controls.length === 0) return {};
  const texts = textNodesIn(page, controls);
  return { marks: withoutMarks(marks, (node) => texts.has(node)) };
}
