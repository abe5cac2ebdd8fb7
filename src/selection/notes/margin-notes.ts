/** Finds notes that CSS moves to the margin, by their class or the checkbox before them. */
import { union } from '../../page/element-index.ts';
import type { Page } from '../../page/page.ts';
import { calls } from '../../vocabulary/match.ts';
import { MARGIN_NOTE_NAMES } from '../../vocabulary/names/parts.ts';
import type { Coverage } from '../coverage.ts';
import type { FoundNote, NodeRange } from '../types.ts';
import { blockAround, saysMore, sourceText, subtreeOf } from './source-text.ts';
import { isLabel, LONGEST_LABEL } from './without-labels.ts';

const MARGIN_NOTE = calls(MARGIN_NOTE_NAMES, '\\s');
const UNNUMBERED = /(?:^|\s)margin-?note/i;

/** Returns the margin notes in the kept text. Without a marker before it, a note's own element is the marker. */
export function findMarginNotes(page: Page, coverage: Coverage): FoundNote[] {
  const found: FoundNote[] = [];
  let counter = 0;
  let end = 0;
  for (const node of notesOf(page)) {
    if (node < end) continue;
    const extent = subtreeOf(page, node);
    if (!standsInKeptText(page, coverage, extent) || !saysMore(page, extent, '')) continue;
    end = extent.end;
    const { marker, label, leftOut } = markerBefore(page, node);
    const isNumbered = !UNNUMBERED.test(page.attributesOf(node).class ?? '');
    if (isNumbered) counter++;
    const shown = label || labelInside(page, extent) || (isNumbered ? String(counter) : '*');
    found.push({ ...extent, references: [{ element: marker ?? node, label: shown }], leftOut, isAside: true });
  }
  return found;
}

/** Returns the elements with a class of margin notes, and those after a checkbox that opens margin notes. */
function notesOf(page: Page): readonly number[] {
  const { named, matching, byValue } = page.index;
  const hasSwitches = byValue('type').has('checkbox');
  const switched = hasSwitches
    ? union(['span', 'small', 'aside'].map(named)).filter((id) => isAfterSwitch(page, id))
    : [];
  return union([matching('class', MARGIN_NOTE), switched]);
}

/** Returns whether a part of the paragraph around a note is kept (not only the note itself). */
function standsInKeptText(page: Page, coverage: Coverage, { start }: NodeRange): boolean {
  const around = blockAround(page, page.parentOf(start));
  return around > 0 && coverage.keptIn(around) > coverage.keptIn(start);
}

/** Returns whether `<label for=x><input type=checkbox id=x>`, which opens a margin note, is right before a node. */
function isAfterSwitch(page: Page, node: number): boolean {
  const [input, label] = elementsBefore(page, node, 2);
  return input !== undefined && label !== undefined && isSwitch(page, input) && page.nameOf(label) === 'label';
}

function isSwitch(page: Page, node: number): boolean {
  return page.nameOf(node) === 'input' && page.attributesOf(node).type === 'checkbox';
}

interface Marker {
  marker: number | null;
  label: string;
  /** The note's marker, and the checkbox beside the marker that opens the note on narrow screens. */
  leftOut: number[];
}

function markerBefore(page: Page, node: number): Marker {
  const leftOut: number[] = [];
  for (const before of elementsBefore(page, node, 4)) {
    const name = page.nameOf(before);
    const text = sourceText(page, subtreeOf(page, before), LONGEST_LABEL + 1);
    const isMarker = name === 'label' || isLabel(text);
    if (!isMarker && !isSwitch(page, before)) break;
    leftOut.push(before);
    if (isMarker) return { marker: before, label: isLabel(text) ? text : '', leftOut };
  }
  return { marker: null, label: '', leftOut };
}

/** Returns up to `most` sibling elements right before a node, nearest first. Stops at the first text between them. */
function elementsBefore(page: Page, node: number, most: number): number[] {
  const { nodes } = page;
  const parent = page.parentOf(node);
  const before: number[] = [];
  let reached = node;
  for (let id = node - 1; id > parent && before.length < most && reached - id < 40; id--) {
    if (nodes.parent[id] !== parent) continue;
    if (page.isText(id) && page.textOf(id).trim() !== '') break;
    if (!page.isElement(id)) continue;
    before.push(id);
    reached = id;
  }
  return before;
}

/** Returns the label at the start of a note, such as "1"; '' if there is none. */
function labelInside(page: Page, { start, end }: NodeRange): string {
  for (let id = start + 1; id < Math.min(end, start + 6); id++) {
    if (!page.isText(id) || page.textOf(id).trim() === '') continue;
    const text = page.textOf(id).trim();
    return /^[\d[(*†‡]/.test(text) && isLabel(text) ? text : '';
  }
  return '';
}
