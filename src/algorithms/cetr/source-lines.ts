/**
 * Snapshot → lines as in the page's source (docs/specs/cetr.md, "Lines"). A live page has no source, so tags are
 * written here, and lines end at line breaks in the text. Comments, code and <noscript> are missing.
 *
 * Deviations: every element except void ones has its end tag, and those that the parser adds have theirs; there is no
 * doctype; white space that the parser drops or moves (around <head>, after </body>) ends lines where it is now.
 */
import type { Attributes, PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import { perName } from '../steps/population.ts';
import { walkText } from '../steps/text-walk.ts';
import { isBlank } from '../steps/white-space.ts';
import type { Population } from '../types.ts';

/** A tag, from 0 to its length in the source; or a range of a text node, in UTF-16 offsets. */
export interface SourceItem {
  kind: 'tag' | 'text';
  /** The element, or the text node. */
  node: number;
  start: number;
  end: number;
}

export type SourceLine = readonly SourceItem[];

const REMOVED = new Set(['script', 'style', 'noscript', 'template']);
/** Elements without an end tag. */
const VOID = 'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr';
const LINE_BREAK = /\r\n?|\n/g;

export function sourceLines(snapshot: PageSnapshot, population: Population): SourceLine[] {
  const { nodes, names } = snapshot;
  const isRemoved = perName(snapshot, (name) => REMOVED.has(name));
  const isVoid = perName(snapshot, (name) => VOID.split(' ').includes(name));
  const writer = new LineWriter(snapshot);
  walkText(snapshot, population, {
    enter(element) {
      const name = at(nodes.name, element);
      if (at(isRemoved, name)) return false;
      writer.tag(element, `<${at(names, name)}>`.length + attributesLength(at(nodes.attributes, element)));
      return true;
    },
    leave(element) {
      const name = at(nodes.name, element);
      if (!at(isVoid, name)) writer.tag(element, `</${at(names, name)}>`.length);
    },
    text(node) {
      writer.text(node, at(nodes.text, node));
    },
  });
  return writer.finish();
}

/** Whether a line has only white space and no tag. */
export function isBlankLine({ nodes }: PageSnapshot, line: SourceLine): boolean {
  return line.every(({ kind, node, start, end }) => kind === 'text' && isBlank(at(nodes.text, node).slice(start, end)));
}

class LineWriter {
  private readonly lines: SourceLine[] = [];
  private line: SourceItem[] = [];

  constructor(private readonly snapshot: PageSnapshot) {}

  tag(node: number, length: number): void {
    this.line.push({ kind: 'tag', node, start: 0, end: length });
  }

  text(node: number, text: string): void {
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
