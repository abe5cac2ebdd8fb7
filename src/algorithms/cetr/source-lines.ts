/**
 * Rebuilds the lines of the page's source from a snapshot (docs/specs/cetr.md, "Lines"). The source of a live page is
 * not available, so the tags are generated, and lines end at the line breaks in the text. Comments, code and <noscript>
 * are left out.
 *
 * Deviations:
 * - All elements except void ones have an end tag, even where the source has none.
 * - Elements that the parser added have tags. The doctype is missing.
 * - Line breaks that the parser drops (around <head>) do not end a line. Line breaks that the parser moves (after
 *   </body>) end a line elsewhere.
 */
import type { Attributes, PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { walkText } from '../steps/population.ts';
import { characterCount, collapsePythonSpace, isBlank } from '../steps/python-text.ts';
import type { Population } from '../types.ts';

/**
 * A tag, or a part of a text node. For a tag, `start` is 0 and `end` is its length in the source; for a text, they are
 * its range in the text node (UTF-16 units).
 */
export interface SourceItem {
  kind: 'tag' | 'text';
  node: number;
  start: number;
  end: number;
}

export type SourceLine = readonly SourceItem[];

const REMOVED = new Set(['script', 'style', 'noscript', 'template']);
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
const LINE_BREAK = /\r\n?|\n/g;

export function sourceLines(snapshot: PageSnapshot, population: Population): SourceLine[] {
  const writer = new LineWriter(snapshot);
  walkText(snapshot, population, (name) => name, writer);
  return writer.finish();
}

export function isBlankLine({ nodes }: PageSnapshot, line: SourceLine): boolean {
  return line.every(({ kind, node, start, end }) => kind === 'text' && isBlank(at(nodes.text, node).slice(start, end)));
}

class LineWriter {
  private readonly lines: SourceLine[] = [];
  private line: SourceItem[] = [];

  constructor(private readonly snapshot: PageSnapshot) {}

  enter(name: string, element: number): boolean {
    if (REMOVED.has(name)) return false;
    this.tag(element, `<${name}>`.length + attributesLength(at(this.snapshot.nodes.attributes, element)));
    return true;
  }

  leave(name: string, element: number): void {
    if (!VOID.has(name)) this.tag(element, `</${name}>`.length);
  }

  text(text: string, node: number): void {
    let start = 0;
    for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAK)) {
      this.stretch(node, start, index);
      this.endLine();
      start = index + lineBreak.length;
    }
    this.stretch(node, start, text.length);
  }

  finish(): SourceLine[] {
    this.endLine();
    return this.lines;
  }

  private tag(node: number, length: number): void {
    this.line.push({ kind: 'tag', node, start: 0, end: length });
  }

  private stretch(node: number, start: number, end: number): void {
    if (start < end) this.line.push({ kind: 'text', node, start, end });
  }

  private endLine(): void {
    if (!isBlankLine(this.snapshot, this.line)) this.lines.push(this.line);
    this.line = [];
  }
}

function attributesLength(attributes: Attributes | null): number {
  if (!attributes) return 0;
  let length = 0;
  for (const [name, value] of Object.entries(attributes)) length += ` ${name}=""`.length + value.length;
  return length;
}

export function tagRatio(snapshot: PageSnapshot, line: SourceLine): number {
  const tags = line.filter(({ kind }) => kind === 'tag').length;
  return characterCount(textOfLine(snapshot, line, '')) / Math.max(tags, 1);
}

export function printedText(snapshot: PageSnapshot, line: SourceLine): string {
  return textOfLine(snapshot, line, ' ');
}

function textOfLine({ nodes }: PageSnapshot, line: SourceLine, inPlaceOfTag: string): string {
  const parts = line.map(({ kind, node, start, end }) =>
    kind === 'tag' ? inPlaceOfTag : at(nodes.text, node).slice(start, end),
  );
  return collapsePythonSpace(parts.join(''));
}
