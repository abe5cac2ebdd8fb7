/**
 * Prints the visible text with the line breaks that the browser shows. The result is like `innerText`, but is computed
 * from the snapshot.
 * - A box with computed display `block` begins and ends a line. Blank lines separate it from other text if the original
 *   program (html-text) prints blank lines around its tag, such as <p>.
 * - Table cells are separated by tabs.
 * - White space is kept where the style keeps it, as in code.
 */

import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { collapseSpace } from '../../shared/text.ts';
import { walkText } from '../steps/population.ts';
import { isBlank, stripSpaces } from '../steps/python-text.ts';

/** A printed text, and the text nodes that it contains. */
export interface TextOfNodes {
  text: string;
  nodes: number[];
}

const PARAGRAPHS = new Set('blockquote dl figure h1 h2 h3 h4 h5 h6 ol p pre ul'.split(' '));
/** Form controls whose content is left out: it is a field's value or a list of choices, not text of the page. */
const FORM_VALUES = new Set(['textarea', 'select', 'datalist']);

/** Kinds of gap between two pieces of text. If several apply, the one with the largest number is used. */
const Gap = { none: 0, space: 1, tab: 2, line: 3, blankLine: 4 } as const;
type Gap = (typeof Gap)[keyof typeof Gap];

const LEADING_SPACE = /^[\t\n\f\r ]/;
const TRAILING_SPACE = /[\t\n\f\r ]$/;

class Lines {
  private readonly output: string[] = [];
  private gap: Gap = Gap.none;
  /** Line breaks at the end of the output, at most 2. Starts at 2, so that the text does not begin with empty lines. */
  private endBreaks = 2;

  separate(gap: Gap): void {
    if (gap > this.gap) this.gap = gap;
  }

  /** Adds the line break of a `<br>`. Two `<br>` in a row leave an empty line. */
  lineBreak(): void {
    this.gap = this.gap >= Gap.line ? Gap.blankLine : Gap.line;
  }

  add(text: string, whiteSpace: string): void {
    if (whiteSpace.startsWith('pre-line')) this.addLines(text);
    else if (whiteSpace.startsWith('pre') || whiteSpace.startsWith('break-spaces')) this.push(text);
    else this.addCollapsed(text);
  }

  finish(): string {
    return this.output.join('').trim();
  }

  private addLines(text: string): void {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.lineBreak();
      this.addCollapsed(line);
    }
  }

  private addCollapsed(text: string): void {
    if (LEADING_SPACE.test(text)) this.separate(Gap.space);
    const core = stripSpaces(collapseSpace(text));
    if (core === '') return;
    this.push(core);
    if (TRAILING_SPACE.test(text.slice(-1))) this.separate(Gap.space);
  }

  private push(text: string): void {
    if (text === '') return;
    const breaks = this.gap === Gap.blankLine ? 2 : this.gap === Gap.line ? 1 : 0;
    if (breaks > 0) this.output.push('\n'.repeat(Math.max(0, breaks - this.endBreaks)));
    else if (this.endBreaks === 0 && this.gap !== Gap.none) this.output.push(this.gap === Gap.tab ? '\t' : ' ');
    this.output.push(text);
    this.gap = Gap.none;
    this.endBreaks = text.endsWith('\n\n') ? 2 : text.endsWith('\n') ? 1 : 0;
  }
}

function edgeOf(display: string, flow: string, isParagraph: boolean): Gap {
  if (display === 'table-cell') return Gap.tab;
  if (flow === 'block') return isParagraph ? Gap.blankLine : Gap.line;
  return flow === 'atomic' ? Gap.space : Gap.none;
}

const tagOf = (name: string) => ({
  isBreak: name === 'br',
  isParagraph: PARAGRAPHS.has(name),
  isFormValue: FORM_VALUES.has(name),
});
type Tag = ReturnType<typeof tagOf>;

export function laidOutText(snapshot: PageSnapshot): TextOfNodes {
  const { nodes, styles } = snapshot;
  const lines = new Lines();
  const kept: number[] = [];
  const separate = ({ isParagraph }: Tag, element: number): void => {
    const { display, flow } = at(styles, at(nodes.style, element));
    lines.separate(edgeOf(display, flow, isParagraph));
  };
  walkText(snapshot, 'rendered', tagOf, {
    enter(tag, element) {
      if (tag.isBreak) lines.lineBreak();
      else separate(tag, element);
      return !tag.isFormValue;
    },
    leave(tag, element) {
      if (!tag.isBreak) separate(tag, element);
    },
    text(text, node) {
      lines.add(text, at(styles, at(nodes.style, node)).whiteSpace);
      if (!isBlank(text)) kept.push(node);
    },
  });
  return { text: lines.finish(), nodes: kept };
}
