/** Finds the markers in the kept text that lead to notes ("1", "[a]"). */

import { union } from '../../page/element-index.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { anchorIds } from '../../page/links.ts';
import type { Page } from '../../page/page.ts';
import { styledOf } from '../../page/text-style.ts';
import { range } from '../../shared/lists.ts';
import { holds } from '../../vocabulary/match.ts';
import { NOTE_SIGN_NAMES } from '../../vocabulary/names/parts.ts';
import type { Coverage } from '../coverage.ts';
import type { LinkedReference } from '../types.ts';
import { isBelowSources, isDeclaredSource, isSourceId, NOTE_ID } from './cited-sources.ts';
import { blockAround, fragmentAt, NOTE_ATTRIBUTES, sourceText, subtreeOf } from './source-text.ts';
import { isBracketed, isLabel, LONGEST_LABEL } from './without-labels.ts';

/** Possible markers of notes: links, and elements that refer to the note by an attribute other than `href`. */
const MARKER_ELEMENTS: ReadonlySet<string> = new Set(['a', 'button', 'sup', 'span', 'label']);
/** Elements around a link that only change its style. */
const WRAPPERS: ReadonlySet<string> = new Set(['sup', 'span', 'small', 'b', 'strong', 'i', 'em', 'font', 'cite']);
const FRAGMENT = /#/;
const MAX_MARKER_NODES = 16;

const DECLARED = holds(`(?:^|[\\s_-])(?:${NOTE_SIGN_NAMES})`);
/** Largest font size of a raised marker, relative to the text around it. */
const RAISED = 0.87;

export interface MarkerCandidate extends LinkedReference {
  /** Whether brackets, class, id, size or position suggest a marker. False for other short links, and for sources. */
  hasEvidence: boolean;
  /** Whether the target looks like a bibliography entry. It is then a note only if it has an arrow that links back. */
  isSource: boolean;
}

/** Returns the kept links that may be markers and lead to an element further down, in document order. */
export function findCandidates(page: Page, coverage: Coverage): MarkerCandidate[] {
  const found: MarkerCandidate[] = [];
  let end = 0;
  for (const node of union([page.index.matching('href', FRAGMENT), ...NOTE_ATTRIBUTES.map(page.index.having)])) {
    if (node < end || !MARKER_ELEMENTS.has(page.nameOf(node))) continue;
    const fragment = fragmentAt(page, node);
    if (fragment === '' || page.endOf(node) - node > MAX_MARKER_NODES) continue;
    const marker = markerAround(page, node);
    if (!marker || !isKeptMarker(page, coverage, marker.element)) continue;
    const target = anchorIds(page).get(fragment) ?? -1;
    if (target < page.endOf(marker.element) || isInHeading(page, target)) continue;
    if (isDeclaredSource(page, node, target)) continue;
    end = page.endOf(marker.element);
    const isSource = isSourceId(fragment) || (!NOTE_ID.test(fragment) && isBelowSources(page, target));
    const hasEvidence = !isSource && isNoteMarker(page, marker.element, marker.label, fragment);
    found.push({ ...marker, target, hasEvidence, isSource });
  }
  return found;
}

/** Returns the marker of a link: the largest element with only a label, such as `<sup>[<a>1</a>]</sup>`; or null. */
function markerAround(page: Page, link: number): { element: number; label: string } | null {
  let label = labelOf(page, link);
  let element = link;
  for (let around = page.parentOf(link); WRAPPERS.has(page.nameOf(around)); ) {
    if (page.endOf(around) - around > MAX_MARKER_NODES) break;
    const outer = labelOf(page, around);
    if (!isLabel(outer)) break;
    element = around;
    label = outer;
    around = page.parentOf(around);
  }
  return isLabel(label) ? { element, label } : null;
}

function labelOf(page: Page, node: number): string {
  return sourceText(page, subtreeOf(page, node), LONGEST_LABEL + 1);
}

/** Returns whether a marker, or half of the text around it, is kept. (Algorithms do not mark text in buttons.) */
function isKeptMarker(page: Page, coverage: Coverage, element: number): boolean {
  if (coverage.keptIn(element) > 0) return true;
  if (page.nameOf(element) === 'a') return false;
  const around = blockAround(page, page.parentOf(element));
  return coverage.keptIn(around) * 2 >= coverage.textIn(around) && coverage.keptIn(around) > 0;
}

/** Returns whether a node is in a heading with words. A heading that is only the number of a note does not count. */
function isInHeading(page: Page, node: number): boolean {
  const heading = headingAround(page, node);
  return heading >= 0 && !isLabel(labelOf(page, heading));
}

export function headingAround(page: Page, node: number): number {
  return [node, ...page.ancestorsOf(node, 3)].find((around) => HEADINGS.has(page.nameOf(around))) ?? -1;
}

function isNoteMarker(page: Page, element: number, label: string, fragment: string): boolean {
  if (isBracketed(label) || NOTE_ID.test(fragment) || standsInBrackets(page, element)) return true;
  for (const id of [page.parentOf(element), ...range(element, page.endOf(element))]) {
    const { class: classes = '', role = '', 'epub:type': type = '' } = page.attributesOf(id);
    if (page.nameOf(id) === 'sup' || styledOf(page).isRaised(id) || DECLARED.test(`${classes} ${role} ${type}`))
      return true;
  }
  const around = page.styleOf(blockAround(page, page.parentOf(element)))?.fontSize ?? 0;
  const size = page.styleOf(element)?.fontSize ?? 0;
  return size > 0 && size < around * RAISED;
}

/** Returns whether a marker is between "[" and "]" in the text, as on old pages written by hand. */
function standsInBrackets(page: Page, element: number): boolean {
  return /\[\s*$/.test(page.textOf(element - 1)) && /^\s*\]/.test(page.textOf(page.endOf(element)));
}
