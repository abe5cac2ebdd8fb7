/** Finds the notes of a page and their markers ("1", "[a]") in the kept text. Notes of kept markers are kept. */

import type { Mark } from '../../algorithms/types.ts';
import { isSetAside } from '../../page/boxes.ts';
import { anchorIds } from '../../page/links.ts';
import type { Page } from '../../page/page.ts';
import { insideOf } from '../../page/subtrees.ts';
import { getOrMake } from '../../shared/memoised.ts';
import { holds, says } from '../../vocabulary/match.ts';
import { BACK_LINK_NAMES } from '../../vocabulary/names/parts.ts';
import { coverageOf } from '../coverage.ts';
import { withBody, withoutMarks } from '../marks.ts';
import type { Draft, FoundNote, NodeRange, Note } from '../types.ts';
import { citedSources } from './cited-sources.ts';
import { extentOf } from './extent.ts';
import { findMarginNotes } from './margin-notes.ts';
import { findCandidates, type MarkerCandidate } from './references.ts';
import { fragmentAt, sourceText, subtreeOf, textNodes } from './source-text.ts';
import { ARROWS, ARROWS_AROUND, bareLabel, numberOf, withoutLabels } from './without-labels.ts';

/** Adds the notes and bibliography entries to which the kept text refers. Drops their links back to the text. */
export function addNotes({ page, marks: kept }: Pick<Draft, 'page' | 'marks'>): Partial<Draft> {
  const marks = withBody(kept, citedSources(page, coverageOf(page, kept)));
  const coverage = coverageOf(page, marks);
  const found = disjoint([...linkedNotes(page, findCandidates(page, coverage)), ...findMarginNotes(page, coverage)]);
  if (found.length === 0) return marks === kept ? {} : { marks };
  // Text and comments have separate lists of notes, each with a note "1". The prefix keeps their keys different.
  const notes = namedNotes(page, found, coverage.first?.role === 'comment' ? 'c' : '');
  return { notes, marks: markNotes(page, marks, notes, found) };
}

function markNotes(
  page: Page,
  marks: readonly Mark[],
  notes: readonly Note[],
  found: readonly FoundNote[],
): readonly Mark[] {
  const references = new Set(notes.flatMap((note) => note.references.map(({ element }) => element)));
  const leftOut = found.flatMap((note) => note.leftOut).filter((element) => !references.has(element));
  const [isLeftOut, isReference] = [insideOf(page, leftOut), insideOf(page, references)];
  const added = notes.flatMap((note) => textNodes(page, note));
  const kept = withoutMarks(withBody(marks, added), (node) => isLeftOut[node] === 1);
  return withoutLabels(page, kept, notes, (node) => isReference[node] === 1);
}

function linkedNotes(page: Page, candidates: readonly MarkerCandidate[]): FoundNote[] {
  const targets = [...new Set(candidates.map(({ target }) => target))].sort((a, b) => a - b);
  const around = { targets, references: candidates.map(({ element }) => element) };
  const extents = new Map<number, NodeRange | null>();
  const notes = new Map<number, FoundNote>();
  for (const candidate of candidates) {
    const { element, label, target, hasEvidence, isSource } = candidate;
    if (!extents.has(target)) extents.set(target, extentOf(page, candidate, around));
    const extent = extents.get(target);
    if (!extent || (extent.start <= element && element < extent.end)) continue;
    if (isSource ? !leadsBack(page, extent, element, ARROWS) : !hasEvidence && !leadsBack(page, extent, element))
      continue;
    const { start } = extent;
    const noteOf = (): FoundNote => ({ ...extent, references: [], leftOut: [], isAside: isAside(page, start) });
    getOrMake(notes, start, noteOf).references.push({ element, label });
  }
  return [...notes.values()].map((note) => {
    const references = note.references.map(({ element }) => element);
    return { ...note, leftOut: findBackReferences(page, note, references) };
  });
}

/** Returns whether a note is outside the flow of the text: floating, in the margin, or hidden. */
function isAside(page: Page, node: number): boolean {
  const boxes = [node, ...page.ancestorsOf(node, 2)];
  return !page.isVisible(node) || boxes.some((box) => box > 0 && isSetAside(page, box));
}

/** Returns the notes in document order. If two notes overlap, drops the later one: its marker remains a plain link. */
function disjoint(found: readonly FoundNote[]): FoundNote[] {
  const kept: FoundNote[] = [];
  for (const note of found.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || note.start >= last.end) kept.push(note);
  }
  return kept;
}

/** Returns the notes with unique keys, in the order in which the text refers to them. */
function namedNotes(page: Page, found: readonly FoundNote[], prefix: string): Note[] {
  const counts = new Map<string, number>();
  const inOrder = found.toSorted((a, b) => (a.references[0]?.element ?? 0) - (b.references[0]?.element ?? 0));
  return inOrder.map(({ start, end, references, isAside }) => {
    const label = references[0]?.label ?? '';
    const isItem = page.nameOf(start) === 'li';
    return { start, end, key: uniqueKey(prefix, label, counts), label, references, isAside, isItem };
  });
}

function uniqueKey(prefix: string, label: string, counts: Map<string, number>): string {
  const bare = bareLabel(label).toLowerCase();
  const base = prefix + (numberOf(label) !== null || /^[a-z]{1,6}$/.test(bare) ? bare : 'note');
  const count = (counts.get(base) ?? 0) + 1;
  counts.set(base, count);
  return count === 1 ? base : `${base}.${count}`;
}

const DECLARED = holds(`(?:^|[\\s_-])(?:${BACK_LINK_NAMES})`);
const BACK = says('whole', 'backToText');
/** Longest symbol or number that links from a note back to the text (characters). */
const MAX_LABEL_CHARACTERS = 12;
/** Longest phrase that links from a note back to the text, such as "back to text" (characters). */
const LONGEST_WORDS = 30;
/** Maximum number of nodes between an anchor to which a note links back and the marker after it. */
const ANCHOR_DISTANCE = 4;

/** Returns the links from a note back to its markers. They are dropped, because the reader adds its own back links. */
function findBackReferences(page: Page, extent: NodeRange, references: readonly number[]): number[] {
  const found: number[] = [];
  for (let id = extent.start; id < extent.end; id++) {
    if (page.nameOf(id) !== 'a') continue;
    const text = sourceText(page, subtreeOf(page, id), LONGEST_WORDS + 1);
    const isWords = text.length <= LONGEST_WORDS && BACK.test(text.replace(ARROWS_AROUND, ''));
    if (text.length > MAX_LABEL_CHARACTERS && !isWords) continue;
    const { class: classes = '', role = '' } = page.attributesOf(id);
    const isBack = isWords || ARROWS.test(text) || DECLARED.test(`${classes} ${role}`) || leadsTo(page, id, references);
    if (isBack && fragmentAt(page, id) !== '') found.push(id);
  }
  return found;
}

/** Returns whether a link leads to one of the given markers, or to an anchor right before one of them. */
function leadsTo(page: Page, link: number, references: readonly number[]): boolean {
  const target = anchorIds(page).get(fragmentAt(page, link));
  if (target === undefined) return false;
  return references.some(
    (reference) =>
      (target <= reference && reference < page.endOf(target) + ANCHOR_DISTANCE) ||
      (reference <= target && target < page.endOf(reference)),
  );
}

/** Returns whether a text links back to its marker by a link with such a `label`. It is then certainly a note. */
function leadsBack(page: Page, extent: NodeRange, reference: number, label = /^/): boolean {
  const isSuch = (link: number) => label.test(sourceText(page, subtreeOf(page, link), LONGEST_WORDS));
  return findBackReferences(page, extent, [reference]).some((link) => leadsTo(page, link, [reference]) && isSuch(link));
}
