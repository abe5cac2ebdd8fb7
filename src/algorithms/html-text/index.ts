/**
 * Keeps all text of the page, as zytedata/html-text 0.7 does (the "everything" baseline of the article extraction
 * benchmark).
 *
 * For the whole document (`source`), line breaks follow the original's tables of tags. For the visible text
 * (`rendered`), line breaks are where the browser has them, because a person who copies the page expects the lines on
 * the screen. Visible text also gets no space inside words ("Mac<b>books</b>"), unlike in the original.
 */

import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { groupNames } from '../../shared/lists.ts';
import { readableNodes, walkText } from '../steps/population.ts';
import { collapsePythonSpace, isBlank, PYTHON_SPACE } from '../steps/python-text.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { Population, TraceEntry } from '../types.ts';
import { laidOutText, type TextOfNodes } from './laid-out-text.ts';

const KEPT = 'there is something to read in it';
const LEFT_OUT: Readonly<Record<Population, string>> = {
  source: 'is in an element that is deleted with its content',
  rendered: 'the value or the choices of a form field',
};

export default algorithmOf('html-text', (snapshot, population) => {
  const { nodes, text } = population === 'source' ? guessedText(snapshot) : laidOutText(snapshot);
  return {
    marks: nodes.map((node) => ({ node, role: 'body' })),
    text,
    trace: explain(snapshot, population, new Set(nodes)),
  };
});

function explain(snapshot: PageSnapshot, population: Population, printed: ReadonlySet<number>): TraceEntry[] {
  return readableNodes(snapshot, population).map((node) => {
    const kept = printed.has(node);
    return { step: 'extract-text', node, kept, reason: kept ? KEPT : LEFT_OUT[population] };
  });
}

type Effect = 'delete' | 'unwrap' | 'newline' | 'blank-line' | 'none';

const EFFECTS: ReadonlyMap<string, Effect> = groupNames<Exclude<Effect, 'none'>>({
  // Deleted elements do not separate the text before and after them (docs/specs/html-text.md, section 1).
  delete: 'script style link meta applet frameset frame noframes',
  unwrap: 'iframe embed layer object param',
  // Tags that begin a new line, and tags that leave a blank line (docs/specs/html-text.md, section 3).
  newline: 'article aside br dd details div dt fieldset figcaption footer form header hr legend li main nav table tr',
  'blank-line': 'blockquote dl figure h1 h2 h3 h4 h5 h6 ol p pre title ul',
});

const ENDS_IN_SPACE = new RegExp(`[${PYTHON_SPACE}]$`);
const NO_SPACE_BEFORE = new Set(',:;.!?")');

/** Joins texts (docs/specs/html-text.md, section 2). The gap before a text depends on what was printed before it. */
class Printer {
  private readonly output: string[] = [];
  private chunk = '';
  private last: 'blank-line' | 'newline' | 'text' = 'blank-line';
  /** The last printed chunk of text, with its white space. */
  private lastChunk = '';

  add(text: string): void {
    this.chunk += text;
  }

  break(effect: 'newline' | 'blank-line'): void {
    this.endChunk();
    if (this.last === 'blank-line' || this.last === effect) return;
    this.output.push(effect === 'newline' || this.last === 'newline' ? '\n' : '\n\n');
    this.last = effect;
  }

  endChunk(): void {
    const { chunk } = this;
    this.chunk = '';
    const text = collapsePythonSpace(chunk);
    if (text === '') return;
    if (this.needsSpaceBefore(text)) this.output.push(' ');
    this.output.push(text);
    this.last = 'text';
    this.lastChunk = chunk;
  }

  finish(): string {
    this.endChunk();
    return this.output.join('').trim();
  }

  /**
   * Separates the words before and after an inline element even without white space in the source, because inline
   * elements are often styled as blocks; but not punctuation from the word before it.
   */
  private needsSpaceBefore(text: string): boolean {
    if (this.last !== 'text') return false;
    if (ENDS_IN_SPACE.test(this.lastChunk.slice(-1))) return true;
    return !NO_SPACE_BEFORE.has(text.charAt(0)) && !this.lastChunk.endsWith('(');
  }
}

/** Prints a page with line breaks and spaces that are guessed from tag names (docs/specs/html-text.md). */
function guessedText(snapshot: PageSnapshot): TextOfNodes {
  const printer = new Printer();
  const nodes: number[] = [];
  const edge = (effect: Effect): void => {
    if (effect === 'none') printer.endChunk();
    else if (effect === 'newline' || effect === 'blank-line') printer.break(effect);
  };
  walkText(snapshot, 'source', (name): Effect => EFFECTS.get(name) ?? 'none', {
    enter(effect) {
      edge(effect);
      return effect !== 'delete';
    },
    leave: edge,
    text(text, node) {
      printer.add(text);
      if (!isBlank(text)) nodes.push(node);
    },
  });
  return { text: printer.finish(), nodes };
}
