import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { bareLabel, numberOf } from './label.ts';
import type { Note } from './types.ts';

/** Texts of one element that stand together, with nothing but what is left out between them. */
interface Run {
  parent: number;
  marks: Mark[];
}

/**
 * The marks without a note's own label at its start, which list marker or reader shows: "1. ", "[1] ", "^ ". It may stand
 * twice, in the text and for the margin.
 *
 * @param isReference says of a text node that it stands in a reference, which the reader shows in its own way
 */
export function withoutLabel(
  page: Page,
  marks: readonly Mark[],
  note: Note,
  isReference: (node: number) => boolean,
): readonly Mark[] {
  const inside = marks.filter(({ node }) => node >= note.start && node < note.end);
  const changed = new Map<number, Mark | null>();
  for (const run of runsOf(page, inside)) {
    if (run.marks.some(({ node }) => isReference(node))) break;
    const text = run.marks.map(({ node }) => page.textOf(node)).join('');
    const length = labelLength(text, note.label, note.isItem);
    cutFrom(page, run, length, changed);
    if (text.slice(length).trim() !== '') break;
  }
  if (changed.size === 0) return marks;
  return marks.flatMap((mark) => changed.get(mark.node) ?? (changed.has(mark.node) ? [] : [mark]));
}

function runsOf(page: Page, marks: readonly Mark[]): Run[] {
  const runs: Run[] = [];
  for (const mark of marks) {
    const parent = page.parentOf(mark.node);
    const last = runs.at(-1);
    if (last?.parent === parent) last.marks.push(mark);
    else runs.push({ parent, marks: [mark] });
  }
  return runs;
}

/** Characters at the start of a note's text that are its label. */
function labelLength(text: string, label: string, isItem: boolean): number {
  const bare = bareLabel(label);
  if (text.trim() === bare || text.trim() === label) return text.length;
  const escaped = bare.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // A bare letter or the number of an item may be the first word of the note: only with a mark after it is it a label.
  const isWord = /^[\p{L}\p{N}]/u.test(bare);
  const alone = !isWord ? [escaped] : isItem || numberOf(label) === null ? [] : [`${escaped}(?![\\p{L}\\p{N}])`];
  const labels = [`[[(]\\s*(?:${escaped})?\\s*[\\])][.:]?`, `${escaped}[.:)\\]](?!\\d)`, '[\\^↑]', '[.:]', ...alone];
  return new RegExp(`^\\s*(?:${labels.join('|')})\\s*`, 'u').exec(text)?.[0].length ?? 0;
}

/** Notes the marks of a run without its first characters: `null` for those that are all gone. */
function cutFrom(page: Page, { marks }: Run, length: number, changed: Map<number, Mark | null>): void {
  let left = length;
  for (const mark of marks) {
    if (left <= 0) return;
    const text = page.textOf(mark.node);
    const isGone = text.slice(left).trim() === '';
    changed.set(mark.node, isGone ? null : { ...mark, start: Math.max(left, mark.start ?? 0) });
    left -= text.length;
  }
}
