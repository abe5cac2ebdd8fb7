/** Page → paragraphs: cut at block tags and at double line breaks (docs/specs/justext.md, "Paragraphs"). */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { characterCount } from '../steps/character-count.ts';
import { at } from '../steps/column.ts';
import { perName } from '../steps/population.ts';
import { walkText } from '../steps/text-walk.ts';
import { isBlank } from '../steps/white-space.ts';
import type { Population } from '../types.ts';
import { joinPieces, normalizeSpace } from './paragraph-text.ts';
import { type Tag, tagOf } from './tags.ts';

export interface JusTextParagraph {
  /** The text node or line break at its start. */
  readonly start: number;
  /** Text nodes that are not blank, in document order. */
  readonly nodes: readonly number[];
  readonly text: string;
  /** Characters of the text, and of its linked pieces. */
  readonly length: number;
  readonly linkLength: number;
  readonly isHeading: boolean;
  readonly isInSelect: boolean;
}

export function cutParagraphs(snapshot: PageSnapshot, population: Population): JusTextParagraph[] {
  const { nodes } = snapshot;
  const tags = perName(snapshot, tagOf);
  const tagAt = (element: number): Tag => at(tags, at(nodes.name, element));
  // The original drops blank text between elements, and glues words: "<b>a</b> <i>b</i>" is "ab".
  const maker = new ParagraphMaker({ keepsBlankPieces: population === 'rendered' });
  walkText(snapshot, population, {
    enter(element) {
      const tag = tagAt(element);
      if (tag.action === 'remove') return false;
      // an unwrapped element does not affect the text around it
      if (tag.action !== 'unwrap') maker.start(tag, element);
      return true;
    },
    leave(element) {
      const tag = tagAt(element);
      if (tag.action !== 'unwrap') maker.end(tag);
    },
    text(node) {
      maker.text(node, at(nodes.text, node));
    },
  });
  return maker.finish();
}

/** A paragraph under construction. */
interface Draft {
  start: number;
  nodes: number[];
  pieces: string[];
  linkLength: number;
  isHeading: boolean;
  isInSelect: boolean;
}

/** The state machine of "Paragraphs". */
class ParagraphMaker {
  private readonly paragraphs: JusTextParagraph[] = [];
  /** Text since the last tag: one text node in a freshly parsed document. */
  private run = '';
  private runNodes: number[] = [];
  private openHeadings = 0;
  private openSelects = 0;
  private inLink = false;
  /** Whether only blank text came after a line break. Not reset by paragraph tags. */
  private afterBreak = false;
  private draft = this.newDraft();

  constructor(private readonly options: { keepsBlankPieces: boolean }) {}

  start(tag: Tag, element: number): void {
    this.endRun();
    if (tag.isHeading) this.openHeadings++;
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

  end(tag: Tag): void {
    this.endRun();
    if (tag.isHeading) this.openHeadings--;
    if (tag.isSelect) this.openSelects--;
    if (tag.action === 'paragraph') this.beginParagraph();
    else if (tag.action === 'link') this.inLink = false;
  }

  text(node: number, text: string): void {
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
    // One that has only line breaks is a paragraph too.
    if (pieces.length > 0) this.paragraphs.push({ ...rest, text, length: characterCount(text) });
    this.draft = this.newDraft();
  }

  private newDraft(): Draft {
    const isHeading = this.openHeadings > 0;
    const isInSelect = this.openSelects > 0;
    return { start: -1, nodes: [], pieces: [], linkLength: 0, isHeading, isInSelect };
  }
}
