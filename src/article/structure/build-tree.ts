/** Builds the article's tree (hast) from the snapshot and the kept text, in one walk in reading order. */
import type { Element, Root } from 'hast';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { tablePart } from '../../selection/tables.ts';
import type { Draft, Note } from '../../selection/types.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { PendingAnchor } from './anchors.ts';
import { containerAt, type OpenElement, OpenElements } from './containers.ts';
import { element } from './hast.ts';
import { inlinesAt, isDropCap, isInLine } from './inline.ts';
import { noteElement, type PlacedNote, withNotes } from './notes/footnotes.ts';
import { type PlacedElement, placedObject } from './object-elements.ts';
import { createParagraphWriter, type OpenInline } from './paragraphs.ts';
import { prepareSource, type Source, startOfWalk } from './source.ts';
import { runInto } from './telling-words.ts';
import { passGap, wordsAround, writeText } from './text.ts';

/** Maximum depth of blocks and of inline elements; deeper ones are flattened. Later steps are recursive. */
const DEEPEST_STRUCTURE = 48;
const DEEPEST_INLINE = 16;

/** A range of the page's nodes still to visit, and how many elements around it the walk has entered (`depth`). */
interface Stretch {
  next: number;
  end: number;
  depth: number;
}

/** Text that a style sheet generates (`::before`). It is written before the next text in its element. */
interface Pending {
  before: string;
  isBox: boolean;
  inlines: readonly OpenInline[];
  /** The node after the element to which the text belongs. */
  end: number;
}

/** Callback for tests, called with each text that the builder writes: from a node, an object or a style sheet. */
type Witness = (node: number, text: string) => void;

/** Builds the first version of the article's tree. Later steps tidy (`clean/`) and sanitize it. */
export function buildTree(draft: Draft, witness?: Witness): Root {
  const source = prepareSource(draft);
  if (!source) return { type: 'root', children: [] };
  const start = startOfWalk(source);
  const children = new TreeBuilder(source, witness).build(start, source.page.endOf(start));
  return { type: 'root', children };
}

class TreeBuilder {
  private readonly top = element('div');
  private readonly page: Page;
  private readonly coverage: Coverage;
  private readonly stretches: Stretch[] = [];
  private readonly elements = new OpenElements(this.top);
  private readonly anchor: PendingAnchor;
  private readonly paragraphs = createParagraphWriter((node) => this.placeParagraph(node));
  private readonly notes: PlacedNote[] = [];
  /** Texts from style sheets (`::before`) that are still to be written. */
  private written: Pending[] = [];
  /** End (node id, exclusive) of the last inline-block found in a line. Blocks inside it do not end the paragraph. */
  private lineEnd = 0;

  /** @param note the footnote to build; absent if the article is built */
  constructor(
    private readonly source: Source,
    private readonly witness?: Witness,
    private readonly note?: Note,
  ) {
    this.page = source.page;
    this.coverage = source.coverage;
    this.anchor = new PendingAnchor(source.anchors);
  }

  build(start: number, end: number): Element['children'] {
    this.stretches.push({ next: start, end, depth: 0 });
    for (let stretch = this.stretches.at(-1); stretch; stretch = this.stretches.at(-1)) {
      const isDone = stretch.next >= stretch.end;
      this.elements.close(isDone ? Number.POSITIVE_INFINITY : stretch.next, stretch.depth, this.onClose);
      if (isDone) this.stretches.pop();
      else stretch.next = this.visit(stretch.next);
    }
    this.paragraphs.flush();
    return withNotes(this.top.children, this.notes);
  }

  private visit(id: number): number {
    const note = this.source.footnotes.byStart.get(id);
    if (note && note !== this.note) return this.setAside(note);
    if (this.page.isElement(id)) return this.visitElement(id);
    if (this.page.isText(id)) this.writeText(id);
    return id + 1;
  }

  private readonly onClose = ({ after, end, breaks }: OpenElement): void => {
    if (after !== '') this.write(after, this.elements.inlines, end - 1);
    if (breaks) this.paragraphs.flush();
  };

  private write(text: string, inlines: readonly OpenInline[], node: number): void {
    this.paragraphs.text(text, inlines, node);
    this.witness?.(node, text);
  }

  private writeText(id: number): void {
    if (this.written.length > 0 && this.coverage.markOf(id) && !isSpaceOnly(this.page.textOf(id))) {
      for (const { before, isBox, inlines, end } of this.written) {
        if (id >= end) continue;
        this.write(before, inlines, id);
        if (isBox) this.paragraphs.flush();
        else if (runInto(before, this.page.textOf(id))) this.paragraphs.space();
      }
      this.written = [];
    }
    const text = writeText(this.source, id, this.paragraphs, this.elements.inlines);
    if (text !== '') this.witness?.(id, text);
  }

  /** Builds a footnote as a separate tree, so that it interrupts no sentence. Returns the next node to visit. */
  private setAside(note: Note): number {
    // a footnote that is in the middle of a sentence, and to which no link leads, is replaced by a new reference
    const reference = this.source.footnotes.references.get(note.start);
    if (reference) this.placeObject(reference);
    const isInText = note.isAside || this.paragraphs.isOpen;
    const content = new TreeBuilder(this.source, this.witness, note).build(note.start, note.end);
    const item = noteElement(note, content);
    const list = note.isItem && !isInText ? this.page.parentOf(note.start) : -1;
    if (item) this.notes.push({ item, list, at: isInText ? Number.POSITIVE_INFINITY : this.top.children.length });
    return note.end;
  }

  /** Visits an element, and returns the next node to visit. */
  private visitElement(id: number): number {
    const name = this.page.nameOf(id);
    const reference = id === this.note?.start ? undefined : this.source.footnotes.references.get(id);
    const isLeftOut = !reference && !this.holdsContent(id);
    // An empty link target gives its id to the text after it. If the target's text is left out, so is its id.
    const isGone = isLeftOut && this.coverage.textIn(id) > 0;
    if (!reference && !isGone) this.anchor.pass(name, this.page.attributesOf(id));
    if (this.page.isVisible(id)) this.placeRule(name);
    if (isLeftOut) this.passOver(id, name);
    else if (reference) this.placeObject(reference);
    else {
      const object = this.source.objects.get(id);
      if (!object) return this.open(id, name, this.page.endOf(id));
      if (object.kind === 'glyph') this.write(object.text, this.elements.inlines, id);
      else this.placeObject(placedObject(this.source, id, object));
    }
    return this.page.endOf(id);
  }

  private placeRule(name: string): void {
    if (name === 'br') this.paragraphs.lineBreak(this.elements.inlines);
    if (name === 'hr') this.addBlock(element('hr'));
  }

  /** Makes sure that the paragraphs or words before and after a dropped element stay separate. */
  private passOver(id: number, name: string): void {
    if (!this.page.isVisible(id) || name === 'br' || name === 'wbr') return;
    // keeps an empty cell, so that the other cells of its row stay in their columns
    if (/^t[dh]$/.test(tablePart(this.page, id)) && this.source.isInDataTable(id))
      this.open(id, name, this.page.endOf(id));
    else passGap(this.page, id, this.paragraphs, this.elements.inlines);
  }

  private holdsContent(id: number): boolean {
    return this.coverage.keptIn(id) > 0 || this.source.objects.standsIn(id);
  }

  private placeObject({ element: object, place }: PlacedElement): void {
    if (place === 'block') this.addBlock(object);
    else this.paragraphs.element(this.anchor.give(object), this.elements.inlines);
  }

  private addBlock(block: Element): void {
    this.paragraphs.flush();
    this.elements.container.children.push(this.anchor.give(block));
  }

  private placeParagraph(node: number): Element {
    const { container } = this.elements;
    const isStandfirst = this.coverage.markOf(node)?.role === 'standfirst';
    const place = node >= 0 ? { ...this.source.partLanguages(node), dataNode: String(node) } : {};
    const properties = isStandfirst ? { ...place, dataStandfirst: '' } : place;
    if (HEADINGS.has(container.tagName)) {
      if (isStandfirst) container.tagName = 'p';
      container.properties = { ...properties, ...container.properties };
      if (container.children.length > 0) container.children.push({ type: 'text', value: ' ' });
      // if a link leads to an element inside the heading, the heading gets the id of that element
      return container.properties.id === undefined ? this.anchor.give(container) : container;
    }
    const paragraph = this.anchor.give(element('p', properties));
    container.children.push(paragraph);
    return paragraph;
  }

  /** Opens an element. Returns the next node: its first child, or the node after it if the children are queued. */
  private open(id: number, name: string, end: number): number {
    const container = this.elements.structureDepth < DEEPEST_STRUCTURE ? containerAt(this.source, id) : null;
    const isInitial = container === null && isDropCap(this.page, this.coverage, id);
    const isPlain = isInitial || this.source.footnotes.unwrapped.has(id);
    const isDeep = isPlain || this.elements.inlines.length >= DEEPEST_INLINE;
    const inlines = isDeep ? [] : inlinesAt(this.page, id, container !== null);
    if (id >= this.lineEnd && this.isPartOfLine(id)) this.lineEnd = end;
    const isInLine = id < this.lineEnd;
    if (isInLine && this.page.isBlock(id)) this.paragraphs.space();
    const isBox = this.page.isBlock(id) && !isInitial && !isInLine;
    const breaks = container !== null || name === 'summary' || isBox;
    if (breaks) this.paragraphs.flush();
    if (container) this.placeContainer(id, this.anchor.give(container), end);
    if (inlines[0]) this.anchor.give(inlines[0]);
    const {
      before = '',
      after = '',
      isBox: isLine = false,
    } = this.coverage.keptIn(id) > 0 ? wordsAround(this.page, id) : {};
    this.elements.push({ end, container, inlines, breaks, after });
    if (before !== '') this.written.push({ before, isBox: isLine, inlines: [...this.elements.inlines], end });
    return this.walkInOrder(id) ? end : id + 1;
  }

  /** Returns whether an element is an inline-block within a line. Blocks inside it do not end the paragraph. */
  private isPartOfLine(id: number): boolean {
    return this.page.styleOf(id)?.flow === 'atomic' && isInLine(this.page, this.coverage, id);
  }

  private placeContainer(id: number, container: Element, end: number): void {
    const { lists } = this.source;
    const around = this.elements.container;
    if (container.tagName !== 'li') {
      around.children.push(container);
      return;
    }
    const home = lists.homeOf(id, container, (list) => around.children.push(list));
    (home ?? around).children.push(container);
    const { value, sign } = lists.itemAt(id);
    if (value !== null && !home) container.properties.value = String(value);
    if (sign !== '') {
      this.paragraphs.begin(sign, id, end);
      this.witness?.(id, sign);
    }
  }

  private walkInOrder(id: number): boolean {
    const order = this.source.visualOrder(id);
    const { end } = this.page.nodes;
    for (const child of order?.toReversed() ?? []) {
      this.stretches.push({ next: child, end: end[child] as number, depth: this.elements.depth });
    }
    return order !== null;
  }
}
