/** Cuts a page into paragraphs, at block tags and at double line breaks (docs/specs/justext.md, "Paragraphs"). */

import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { groupNames } from '../../shared/lists.ts';
import { walkText } from '../steps/population.ts';
import { characterCount, isBlank, PYTHON_SPACE, trimmed } from '../steps/python-text.ts';
import type { Population } from '../types.ts';

type TagAction = 'remove' | 'unwrap' | 'paragraph' | 'break' | 'link' | 'inline';

interface Tag {
  readonly action: TagAction;
  /** Whether the tag's name contains "select". Paragraphs inside count as a list of choices, not as content. */
  readonly isSelect: boolean;
}

const ACTION_OF: ReadonlyMap<string, TagAction> = groupNames<Exclude<TagAction, 'inline'>>({
  // jusText removes only `link` elements for style sheets; removing all makes no difference, because none has text
  remove: 'head script style button input select textarea applet link',
  unwrap: 'form iframe embed layer object param',
  paragraph:
    'body blockquote caption center col colgroup dd div dl dt fieldset legend optgroup option p pre table td tfoot th ' +
    'thead tr ul li h1 h2 h3 h4 h5 h6',
  break: 'br',
  link: 'a',
});

function tagOf(name: string): Tag {
  return { action: ACTION_OF.get(name) ?? 'inline', isSelect: name.includes('select') };
}

export interface JusTextParagraph {
  /** Node id of the text or line break with which the paragraph begins. */
  readonly start: number;
  /** Text nodes in document order, without blank ones. */
  readonly nodes: readonly number[];
  readonly text: string;
  /** Length of the text; `linkLength` is the length of its part inside links (both in characters). */
  readonly length: number;
  readonly linkLength: number;
  readonly isInSelect: boolean;
}

export function cutParagraphs(snapshot: PageSnapshot, population: Population): JusTextParagraph[] {
  // On the rendered page, blank text between two elements counts as a space. In the whole document (`source`), it is
  // dropped, as in jusText: "<b>a</b> <i>b</i>" becomes "ab".
  const maker = new ParagraphMaker({ keepsBlankPieces: population === 'rendered' });
  walkText(snapshot, population, tagOf, maker);
  return maker.finish();
}

class ParagraphMaker {
  private readonly paragraphs: JusTextParagraph[] = [];
  /** Text since the last tag; it may come from several text nodes. */
  private run = '';
  private runNodes: number[] = [];
  private openSelects = 0;
  private inLink = false;
  /** Whether only blank text and paragraph tags have followed the last `<br>`. */
  private afterBreak = false;
  private draft = this.newDraft();

  constructor(private readonly options: { keepsBlankPieces: boolean }) {}

  enter(tag: Tag, element: number): boolean {
    if (tag.action === 'remove') return false;
    // unwrapped elements do not affect the text around them
    if (tag.action !== 'unwrap') this.start(tag, element);
    return true;
  }

  private start(tag: Tag, element: number): void {
    this.endRun();
    if (tag.isSelect) this.openSelects++;
    const isBreak = tag.action === 'break';
    if (tag.action === 'paragraph' || (isBreak && this.afterBreak)) {
      this.beginParagraph();
      return;
    }
    this.afterBreak = isBreak;
    if (isBreak) this.append(' ', element);
    else if (tag.action === 'link') this.inLink = true;
  }

  leave(tag: Tag): void {
    if (tag.action === 'unwrap') return;
    this.endRun();
    if (tag.isSelect) this.openSelects--;
    if (tag.action === 'paragraph') this.beginParagraph();
    else if (tag.action === 'link') this.inLink = false;
  }

  text(text: string, node: number): void {
    this.run += text;
    if (!isBlank(text)) this.runNodes.push(node);
  }

  finish(): JusTextParagraph[] {
    this.endRun();
    this.beginParagraph();
    return this.paragraphs;
  }

  private endRun(): void {
    if (this.run === '') return;
    const [first] = this.runNodes;
    if (first !== undefined) this.appendRun(first);
    else if (this.options.keepsBlankPieces && this.draft.pieces.length > 0) this.draft.pieces.push(' ');
    this.run = '';
    this.runNodes = [];
  }

  private appendRun(first: number): void {
    const piece = normalizeSpace(this.run);
    this.append(piece, first);
    for (const node of this.runNodes) this.draft.nodes.push(node);
    if (this.inLink) this.draft.linkLength += characterCount(piece);
    this.afterBreak = false;
  }

  private append(piece: string, node: number): void {
    if (this.draft.pieces.length === 0) this.draft.start = node;
    this.draft.pieces.push(piece);
  }

  private beginParagraph(): void {
    const { pieces, ...rest } = this.draft;
    const text = joinPieces(pieces);
    // A lone `<br>` is a piece (a space) without text. It makes a paragraph, as in jusText, so `text` is not tested.
    if (pieces.length > 0) this.paragraphs.push({ ...rest, text, length: characterCount(text) });
    this.draft = this.newDraft();
  }

  private newDraft() {
    const nodes: number[] = [];
    const pieces: string[] = [];
    return { start: -1, nodes, pieces, linkLength: 0, isInSelect: this.openSelects > 0 };
  }
}

/** Runs of white space, except single spaces. */
const SPACE_TO_CHANGE = new RegExp(`[${PYTHON_SPACE}]{2,}|(?! )[${PYTHON_SPACE}]`, 'g');
const LINE_BREAK = /[\n\r]/;

function normalizeSpace(text: string): string {
  return text.replace(SPACE_TO_CHANGE, (run) => (LINE_BREAK.test(run) ? '\n' : ' '));
}

function joinPieces(pieces: readonly string[]): string {
  return trimmed(normalizeSpace(pieces.join('')));
}

export function words(text: string): string[] {
  return text === '' ? [] : text.split(/[ \n]/);
}
