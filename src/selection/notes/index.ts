/**
 * Notes of a page and the signs in the kept text that lead to them. A note whose sign is kept belongs to the article,
 * whatever the algorithm thought of the place at the foot of the page where it stands.
 */
import type { Mark } from '../../algorithms/types.ts';
import { union } from '../../page/element-index.ts';
import type { PageView } from '../../page/view.ts';
import { referenceElement } from '../../structure/notes/elements.ts';
import type { Found } from '../../structure/placed-object.ts';
import type { Coverage } from '../coverage.ts';
import { findBackLinks, leadsBack } from './back-links.ts';
import { extentOf } from './extent.ts';
import { bareLabel, numberOf } from './label.ts';
import { findMarginNotes } from './margin-notes.ts';
import { type Candidate, findCandidates, type IdTable } from './references.ts';
import { textNodes } from './source-text.ts';
import type { Extent, Footnote, Footnotes } from './types.ts';

/** A note with the signs that lead to it. */
interface Note extends Extent {
  signs: { element: number; label: string }[];
  leftOut: readonly number[];
  isAside: boolean;
}

const OUT_OF_FLOW: ReadonlySet<string> = new Set(['absolute', 'fixed']);
/** How far up from a note a box is looked for that takes it out of the text. */
const BOX_LEVELS = 3;

export function findFootnotes(page: PageView, coverage: Coverage): Footnotes & { marks: readonly Mark[] } {
  let table: IdTable | undefined;
  const ids = () => (table ??= idsOf(page));
  const margin = findMarginNotes(page, coverage);
  const found = disjoint([
    ...linkedNotes(page, findCandidates(page, coverage, ids), ids),
    ...margin.map(({ start, end, element, label, leftOut }) => {
      return { start, end, signs: [{ element, label }], leftOut, isAside: true };
    }),
  ]);
  // Comments are a tree of their own, under the same article.
  return tableOf(page, found, coverage.first?.role === 'comment' ? 'c' : '');
}

/** Ids and names of anchors on the page; the first of equal ones counts, as in browsers. */
function idsOf(page: PageView): IdTable {
  const ids = new Map<string, number>();
  for (const node of union([page.index.having('id'), page.index.having('name')])) {
    const { id, name } = page.attributesOf(node);
    if (id && !ids.has(id)) ids.set(id, node);
    if (name && page.nameOf(node) === 'a' && !ids.has(name)) ids.set(name, node);
  }
  return ids;
}

function linkedNotes(page: PageView, candidates: readonly Candidate[], ids: () => IdTable): Note[] {
  const targets = [...new Set(candidates.map(({ target }) => target))].sort((a, b) => a - b);
  const around = { targets, signs: candidates.map(({ element }) => element) };
  const extents = new Map<number, Extent | null>();
  const notes = new Map<number, Note>();
  for (const candidate of candidates) {
    const { element, label, target, hasEvidence } = candidate;
    if (!extents.has(target)) extents.set(target, extentOf(page, candidate, around));
    const extent = extents.get(target);
    if (!extent || (extent.start <= element && element < extent.end)) continue;
    if (!hasEvidence && !leadsBack(page, extent, element, ids())) continue;
    const note = notes.get(extent.start) ?? { ...extent, signs: [], leftOut: [], isAside: isAside(page, extent.start) };
    note.signs.push({ element, label });
    notes.set(extent.start, note);
  }
  return [...notes.values()].map((note) => {
    const signs = note.signs.map(({ element }) => element);
    return { ...note, leftOut: findBackLinks(page, note, signs, ids()) };
  });
}

/** Not part of the flow of the text: floats, boxes in the margin, and what is hidden until it is asked for. */
function isAside(page: PageView, node: number): boolean {
  const { nodes } = page.snapshot;
  if (nodes.hidden[node] !== 0) return true;
  for (let box = node, level = 0; box > 0 && level < BOX_LEVELS; box = nodes.parent[box] as number, level++) {
    const style = page.styleOf(box);
    if (style && (style.float !== 'none' || OUT_OF_FLOW.has(style.position))) return true;
  }
  return false;
}

/** In document order; of two that overlap the first one stays, and the sign of the other is a link as before. */
function disjoint(found: readonly Note[]): Note[] {
  const kept: Note[] = [];
  for (const note of found.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || note.start >= last.end) kept.push(note);
  }
  return kept;
}

function tableOf(page: PageView, found: readonly Note[], prefix: string): Footnotes & { marks: readonly Mark[] } {
  const signsAt = new Map<number, Found>();
  const notes = new Map<number, Footnote>();
  const unwrapped = new Set<number>();
  const marks: Mark[] = [];
  const keys = new Set<string>();
  for (const { start, end, signs, isAside, leftOut: signsInside } of inOrderOfSigns(found)) {
    const label = signs[0]?.label ?? '';
    const key = uniqueKey(prefix, label, keys);
    notes.set(start, { start, end, key, label, isAside, references: signs.length });
    for (const [index, sign] of signs.entries()) {
      signsAt.set(sign.element, { element: referenceElement(key, sign.label, index), place: 'inline' });
      for (const sup of supsAround(page, sign.element)) unwrapped.add(sup);
    }
    const isSkipped = coveredBy(page, signsInside);
    for (const element of signsInside) if (!signsAt.has(element)) signsAt.set(element, null);
    for (const node of textNodes(page, { start, end })) if (!isSkipped(node)) marks.push({ node, role: 'body' });
  }
  return {
    marks,
    signAt: (node) => signsAt.get(node),
    noteAt: (node) => notes.get(node),
    isUnwrapped: (node) => unwrapped.has(node),
  };
}

/** Keys are given in the order in which the text refers to the notes. */
function inOrderOfSigns(found: readonly Note[]): Note[] {
  return found.toSorted((a, b) => (a.signs[0]?.element ?? 0) - (b.signs[0]?.element ?? 0));
}

function uniqueKey(prefix: string, label: string, keys: Set<string>): string {
  const bare = bareLabel(label).toLowerCase();
  const base = prefix + (numberOf(label) !== null || /^[a-z]{1,6}$/.test(bare) ? bare : 'note');
  let key = base;
  for (let count = 2; keys.has(key); count++) key = `${base}.${count}`;
  keys.add(key);
  return key;
}

/** A superscript around several signs: each is raised by itself. */
function supsAround(page: PageView, element: number): number[] {
  const { nodes } = page.snapshot;
  const sups: number[] = [];
  for (let node = nodes.parent[element] as number; page.styleOf(node)?.flow === 'inline'; ) {
    if (page.nameOf(node) === 'sup') sups.push(node);
    node = nodes.parent[node] as number;
  }
  return sups;
}

function coveredBy(page: PageView, elements: readonly number[]): (node: number) => boolean {
  const { end } = page.snapshot.nodes;
  return (node) => elements.some((element) => element <= node && node < (end[element] as number));
}
