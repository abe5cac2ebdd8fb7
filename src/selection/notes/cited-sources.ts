/** Finds the entries of bibliographies to which the kept text links, because these entries are part of the article. */

import { union } from '../../page/element-index.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { anchorIds } from '../../page/links.ts';
import { facet, type Page } from '../../page/page.ts';
import { visibleTexts } from '../../page/texts.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { holds, says } from '../../vocabulary/match.ts';
import { NOTE_IDS, OTHER_NOTE_IDS, SOURCE_IDS, SOURCE_NAMES } from '../../vocabulary/names/parts.ts';
import type { Coverage } from '../coverage.ts';
import type { NodeRange } from '../types.ts';
import { blockAround, fragmentAt, saysMore, sourceText, subtreeOf } from './source-text.ts';

export const NOTE_ID = holds(`^(?:user-content-)?_?(?:${NOTE_IDS}|${OTHER_NOTE_IDS})[-_:.\\w]*\\d`);
const SOURCE_ID = holds(`^(?:user-content-)?(?:${SOURCE_IDS})(?:[-_:.]\\S*)?\\d`);
const SOURCE_NAME = holds(`(?:^|[\\s_-])(?:${SOURCE_NAMES})(?=$|[\\s_-])`);
const ENTRY_LEVELS = 3;
/** Longest text of a cited source (characters). A longer text is not a single source, and is not added. */
const LONGEST_ENTRY = 1500;
/** Longest text of a link that cites a source (characters): a number, or a name and a year, but not a sentence. */
const LONGEST_CITATION = 80;

export function isSourceId(fragment: string): boolean {
  return SOURCE_ID.test(fragment) && !NOTE_ID.test(fragment);
}

/** Returns whether the class or role of a link, of its target or of the list around the target declares a source. */
export function isDeclaredSource(page: Page, link: number, target: number): boolean {
  const around = [link, page.parentOf(link), target, ...page.ancestorsOf(target, 3)];
  return around.some((node) => {
    const { class: classes = '', role = '' } = page.attributesOf(node);
    return SOURCE_NAME.test(`${classes} ${role}`);
  });
}

/** Match the beginning of a heading: `SOURCES` above a list of sources, `NOTES` above a list of notes. */
const SOURCES = says('start', 'sources');
const NOTES = says('start', 'noteHeads');

/** All headings of the page, and those above lists of sources. Bold text such as "References" counts as a heading. */
const headsOf = facet((page: Page): { all: readonly number[]; ofSources: ReadonlySet<number> } => {
  const isSources = (node: number) => {
    const line = sourceText(page, subtreeOf(page, node), LONGEST_CITATION).replace(/^[^\p{L}]+/u, '');
    return SOURCES.test(line) && !NOTES.test(line);
  };
  const bold = ['b', 'strong'].flatMap(page.index.named).filter(isSources);
  const all = union([...[...HEADINGS].map(page.index.named), bold.sort((a, b) => a - b)]);
  return { all, ofSources: new Set(all.filter(isSources)) };
});

export function isBelowSources(page: Page, node: number): boolean {
  const { all, ofSources } = headsOf(page);
  return ofSources.has(all[indexFrom(all, node + 1) - 1] ?? -1);
}

export function citedSources(page: Page, coverage: Coverage): number[] {
  const seen = new Set<number>();
  return page.index.named('a').flatMap((link) => {
    const fragment = coverage.keptIn(link) > 0 ? fragmentAt(page, link) : '';
    const target = fragment === '' ? -1 : (anchorIds(page).get(fragment) ?? -1);
    if (target < page.endOf(link) || seen.has(target)) return [];
    if (!isSourceId(fragment) && !isDeclaredSource(page, link, target)) return [];
    const label = sourceText(page, subtreeOf(page, link), LONGEST_CITATION + 1);
    if (label.length > LONGEST_CITATION) return [];
    seen.add(target);
    const entry = entryAt(page, target, label);
    return entry ? visibleTexts(page, entry.start, entry.end) : [];
  });
}

function entryAt(page: Page, target: number, label: string): NodeRange | null {
  let block = blockAround(page, target);
  let extent = extentOf(page, block);
  for (let level = 0; !saysMore(page, extent, label); level++) {
    if (level === ENTRY_LEVELS || block <= 0) return null;
    block = page.parentOf(block);
    extent = extentOf(page, block);
  }
  // Check the length first. Otherwise, a box with all sources would be searched for headings again for each source.
  if (sourceText(page, extent, LONGEST_ENTRY + 1).length > LONGEST_ENTRY) return null;
  for (let id = extent.start; id < extent.end; id++) if (HEADINGS.has(page.nameOf(id))) return null;
  return extent;
}

/** Returns the nodes of a source. In a definition list, a source is a term (`<dt>`) with its descriptions (`<dd>`). */
function extentOf(page: Page, block: number): NodeRange {
  let end = page.endOf(block);
  if (page.nameOf(block) !== 'dt') return { start: block, end };
  const last = page.endOf(page.parentOf(block));
  for (let id = end; id < last && page.nameOf(id) !== 'dt'; id = page.endOf(id)) end = page.endOf(id);
  return { start: block, end };
}
