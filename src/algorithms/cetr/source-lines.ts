/**
 * Rebuilds the lines of the page's source from a snapshot (docs/specs/cetr.md, "Lines" and "Deviations"): the tags are
 * generated, and lines end at the line breaks in the text.
 */
import type { Attributes, PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { walkText } from '../steps/population.ts';
import { characterCount, collapsePythonSpace, isBlank } from '../steps/python-text.ts';
import type { Population } from '../types.ts';

/** A tag or a part of a text node: `start` and `end` are its range (UTF-16 units); for a tag, 0 and its length. */
export interface SourceItem {
  kind: 'tag' | 'text';
  node: number;
  start: number;
  end: number;
  /** The part of the text node; '' for a tag. */
  text: string;
}

export type SourceLine = readonly SourceItem[];

const REMOVED = new Set(['script', 'style', 'noscript', 'template']);
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
const LINE_BREAK = /\r\n?|\n/g;

export function sourceLines(snapshot: PageSnapshot, population: Population): SourceLine[] {
  const writer = new LineWriter(snapshot.nodes.attributes);
  walkText(snapshot, population, (name) => name, writer);
  return writer.finish();
}

export function isBlankLine(line: SourceLine): boolean {
  return line.every(({ kind, text }) => kind === 'text' && isBlank(text));
}

class LineWriter {
  private readonly lines: SourceLine[] = [];
  private line: SourceItem[] = [];

  constructor(private readonly attributes: PageSnapshot['nodes']['attributes']) {}

  enter(name: string, element: number): boolean {
    if (REMOVED.has(name)) return false;
    this.tag(element, `<${name}>`.length + attributesLength(at(this.attributes, element)));
    return true;
  }

  leave(name: string, element: number): void {
    if (!VOID.has(name)) this.tag(element, `</${name}>`.length);
  }

  text(text: string, node: number): void {
    let start = 0;
    for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAK)) {
      this.stretch(text, node, start, index);
      this.endLine();
      start = index + lineBreak.length;
    }
    this.stretch(text, node, start, text.length);
  }

  finish(): SourceLine[] {
    this.endLine();
    return this.lines;
  }

  private tag(node: number, length: number): void {
    this.line.push({ kind: 'tag', node, start: 0, end: length, text: '' });
  }

  private stretch(text: string, node: number, start: number, end: number): void {
    if (start < end) this.line.push({ kind: 'text', node, start, end, text: text.slice(start, end) });
  }

  private endLine(): void {
    if (!isBlankLine(this.line)) this.lines.push(this.line);
    this.line = [];
  }
}

function attributesLength(attributes: Attributes | null): number {
  if (!attributes) return 0;
  let length = 0;
  for (const [name, value] of Object.entries(attributes)) length += ` ${name}=""`.length + value.length;
  return length;
}

export function tagRatio(line: SourceLine): number {
  const tags = line.filter(({ kind }) => kind === 'tag').length;
  const text = line.map((item) => item.text).join('');
  return characterCount(collapsePythonSpace(text)) / Math.max(tags, 1);
}

/** Returns the text of a line, with a space in place of each tag. */
export function printedText(line: SourceLine): string {
  return collapsePythonSpace(line.map(({ kind, text }) => (kind === 'tag' ? ' ' : text)).join(''));
}
