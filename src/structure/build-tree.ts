/**
 * Page snapshot + marks → hast. One walk over the subtree that holds the marks, in reading order, for all algorithms:
 * which text is kept is theirs to say, how it is structured is said here, from computed display and tag names.
 */
import type { Element, Root } from 'hast';
import type { Mark } from '../algorithms/types.ts';
import { HEADINGS, LEFT_OUT } from '../page/element-names.ts';
import type { PageView } from '../page/view.ts';
import type { Coverage } from '../selection/coverage.ts';
import type { Footnote } from '../selection/notes/types.ts';
import { tablePart } from '../selection/tables.ts';
import { NodeKind, type PageSnapshot } from '../snapshot/types.ts';
import { PendingAnchor } from './anchors.ts';
import { containerAt } from './containers.ts';
import { passGap } from './gaps.ts';
import { emojiOf, initialOf, isDropCap } from './glyphs.ts';
import { openInline } from './inline.ts';
import { noteElement, type PlacedNote, withNotes } from './notes/elements.ts';
import { OpenElements } from './open-elements.ts';
import { createParagraphWriter } from './paragraphs.ts';
import type { Found, PlacedObject } from './placed-object.ts';
import { NO_SECTIONS, type Sections } from './sections.ts';
import { prepareSource, type Source } from './source.ts';
import { startOfWalk } from './start.ts';
import { writeText } from './text.ts';

/**
 * Deeper structure than this is flattened: no reader shows it, and everything behind the builder (hast utilities,
 * Preact) walks trees recursively.
 */
const DEEPEST_STRUCTURE = 48;
const DEEPEST_INLINE = 16;

/** Part of the page that is being walked, and how many elements were open when it began. */
interface Stretch {
  next: number;
  end: number;
  depth: number;
}

/** Builds the raw article tree; clean passes and the sanitiser come after it. */
export function buildTree(snapshot: PageSnapshot, marks: readonly Mark[], sections: Sections = NO_SECTIONS): Root {
  const source = prepareSource(snapshot, marks, sections);
  if (!source) return { type: 'root', children: [] };
  const start = startOfWalk(source.page, source.coverage, source.objects);
  return { type: 'root', children: new TreeBuilder(source).build(start, snapshot.nodes.end[start] as number) };
}

class TreeBuilder {
  private readonly top: Element = { type: 'element', tagName: 'div', properties: {}, children: [] };
  private readonly page: PageView;
  private readonly coverage: Coverage;
  private readonly stretches: Stretch[] = [];
  private readonly elements = new OpenElements(this.top);
  private readonly anchor: PendingAnchor;
  private readonly paragraphs = createParagraphWriter((node) => this.placeParagraph(node));
  private readonly notes: PlacedNote[] = [];

  /** @param note the one that is being built, when it is not the article */
  constructor(
    private readonly source: Source,
    private readonly note?: Footnote,
  ) {
    this.page = source.page;
    this.coverage = source.coverage;
    this.anchor = new PendingAnchor(source.anchors);
  }

  build(start: number, end: number): Element['children'] {
    this.stretches.push({ next: start, end, depth: 0 });
    for (let stretch = this.stretches.at(-1); stretch; stretch = this.stretches.at(-1)) {
      const isDone = stretch.next >= stretch.end;
      this.elements.close(isDone ? Number.POSITIVE_INFINITY : stretch.next, stretch.depth, () =>
        this.paragraphs.flush(),
      );
      if (isDone) this.stretches.pop();
      else stretch.next = this.visit(stretch.next);
    }
    this.paragraphs.flush();
    return withNotes(this.top.children, this.notes);
  }

  private visit(id: number): number {
    const { nodes } = this.page.snapshot;
    const note = this.source.footnotes.noteAt(id);
    if (note && note !== this.note) return this.setAside(note);
    if (nodes.kind[id] === NodeKind.text) writeText(this.source, id, this.paragraphs, this.elements.inlines);
    else if (nodes.kind[id] === NodeKind.element) return this.visitElement(id);
    return id + 1;
  }

  /** A note is built by itself: it may stand in the middle of a sentence, and a link leads to it. */
  private setAside(note: Footnote): number {
    // A note in the middle of a sentence without a sign of its own gets one in its place.
    const sign = this.source.footnotes.signAt(note.start);
    if (sign) this.placeObject(sign);
    const isInText = note.isAside || this.paragraphs.isOpen;
    const content = new TreeBuilder(this.source, note).build(note.start, note.end);
    const item = noteElement(note, content, this.page.nameOf(note.start) === 'li');
    if (item) this.notes.push({ item, at: isInText ? Number.POSITIVE_INFINITY : this.top.children.length });
    return note.end;
  }

  /** Returns the id to go on with. */
  private visitElement(id: number): number {
    const { nodes } = this.page.snapshot;
    const name = this.page.nameOf(id);
    const end = nodes.end[id] as number;
    const sign = this.signAt(id);
    const isLeftOut = sign === undefined && (LEFT_OUT.has(name) || !this.holdsContent(id));
    // What was linked to and is left out is nowhere; an empty anchor stands for what comes next.
    const isGone = isLeftOut && this.coverage.textIn(id) > 0;
    if (sign === undefined && !isGone) this.anchor.pass(name, this.page.attributesOf(id));
    if (name === 'br' && nodes.hidden[id] === 0) this.paragraphs.lineBreak(this.elements.inlines);
    else if (name === 'hr' && nodes.hidden[id] === 0)
      this.addBlock({ type: 'element', tagName: 'hr', properties: {}, children: [] });
    const glyph = name === 'img' && nodes.hidden[id] === 0 ? this.glyphAt(id) : '';
    if (glyph !== '') this.paragraphs.text(glyph, this.elements.inlines, id);
    else if (isLeftOut) this.passOver(id, name);
    else {
      const object = sign === undefined ? this.source.objects.get(id) : sign;
      if (object === undefined) return this.open(id, name, end);
      if (object) this.placeObject(object);
      else this.passOver(id, name);
    }
    return end;
  }

  /** What takes the place of a sign; the note that is being built has its own where it stood. */
  private signAt(id: number): Found | undefined {
    const sign = this.source.footnotes.signAt(id);
    return sign && id === this.note?.start ? undefined : sign;
  }

  private glyphAt(image: number): string {
    const initial = initialOf(this.page, this.coverage, image);
    return initial === '' && this.paragraphs.isOpen && !this.holdsContent(image) ? emojiOf(this.page, image) : initial;
  }

  /** What is left out may still have stood between two paragraphs or two words. */
  private passOver(id: number, name: string): void {
    const { nodes } = this.page.snapshot;
    if (nodes.hidden[id] !== 0 || name === 'br' || name === 'wbr') return;
    // Table cells must keep their column, even empty ones.
    if (/^t[dh]$/.test(tablePart(this.page, id)) && this.source.isInDataTable(id))
      this.open(id, name, nodes.end[id] as number);
    else passGap(this.page, id, this.paragraphs, this.elements.inlines);
  }

  private holdsContent(id: number): boolean {
    return this.coverage.keptIn(id) > 0 || this.source.objects.standsIn(id);
  }

  private placeObject({ element, place }: PlacedObject): void {
    if (place === 'block') this.addBlock(element);
    else this.paragraphs.element(this.anchor.give(element), this.elements.inlines);
  }

  private addBlock(element: Element): void {
    this.paragraphs.flush();
    this.elements.container.children.push(this.anchor.give(element));
  }

  private placeParagraph(node: number): Element {
    const { container } = this.elements;
    const properties = node >= 0 ? { ...this.source.partLanguages(node), dataNode: String(node) } : {};
    if (HEADINGS.has(container.tagName)) {
      container.properties = { ...properties, ...container.properties };
      if (container.children.length > 0) container.children.push({ type: 'text', value: ' ' });
      return container;
    }
    const paragraph = this.anchor.give<Element>({ type: 'element', tagName: 'p', properties, children: [] });
    container.children.push(paragraph);
    return paragraph;
  }

  /** Returns the id to go on with: the first child, or the end when the children come in an order of their own. */
  private open(id: number, name: string, end: number): number {
    const container = this.elements.structureDepth < DEEPEST_STRUCTURE ? containerAt(this.source, id) : null;
    const isInitial = container === null && isDropCap(this.page, this.coverage, id);
    const isPlain = container !== null || isInitial || this.source.footnotes.isUnwrapped(id);
    const inline = isPlain || this.elements.inlines.length >= DEEPEST_INLINE ? null : openInline(this.page, id);
    const isBox = this.page.styleOf(id)?.flow === 'block' && !isInitial;
    const breaks = container !== null || name === 'summary' || isBox;
    if (breaks) this.paragraphs.flush();
    if (container) this.elements.container.children.push(this.anchor.give(container));
    this.elements.push({ end, container, inline: inline && this.anchor.give(inline), breaks });
    return this.walkInOrder(id) ? end : id + 1;
  }

  private walkInOrder(id: number): boolean {
    const order = this.source.visualOrder(id);
    const { end } = this.page.snapshot.nodes;
    for (const child of order?.toReversed() ?? []) {
      this.stretches.push({ next: child, end: end[child] as number, depth: this.elements.depth });
    }
    return order !== null;
  }
}
