/**
 * Page snapshot + marks → hast. One walk over the subtree that holds the marks, in reading order, for all algorithms:
 * which text is kept is theirs to say, how it is structured is said here, from computed display and tag names.
 */
import type { Element, Root } from 'hast';
import type { Mark } from '../../algorithms/types.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { NodeKind, type PageSnapshot } from '../../snapshot/types.ts';
import { ANCHOR_PREFIX, linkedIds } from './anchors.ts';
import { codeBlock, isPreformatted } from './code.ts';
import { containerElement } from './containers.ts';
import { type Coverage, computeCoverage } from './coverage.ts';
import { openInline } from './inline.ts';
import { findObjects, type ObjectTable, type PlacedObject } from './objects.ts';
import { type PageView, viewPage } from './page.ts';
import { createParagraphWriter, type OpenInline } from './paragraphs.ts';
import { startOfWalk } from './start.ts';
import { isDataTable } from './tables.ts';
import { HEADINGS, LEFT_OUT, TABLE_PARTS } from './vocabulary.ts';

/** An open source element. */
interface Open {
  end: number;
  /** The article element that its content goes to, when it has one of its own. */
  container: Element | null;
  inline: OpenInline | null;
  /** Its box ends the paragraph. */
  breaks: boolean;
}

/**
 * Deeper structure than this is flattened: no reader shows it, and everything behind the builder (hast utilities,
 * Preact) walks trees recursively.
 */
const DEEPEST_STRUCTURE = 48;
const DEEPEST_INLINE = 16;

/** Sites draw emoji as small images; their alternative text is the character. */
const EMOJI = /^\p{Extended_Pictographic}\S{0,12}$/u;

/** Builds the raw article tree; clean passes and the sanitiser come after it. */
export function buildTree(snapshot: PageSnapshot, marks: readonly Mark[]): Root {
  const coverage = computeCoverage(snapshot, marks);
  const root: Root = { type: 'root', children: [] };
  if (coverage.root < 0) return root;
  const builder = new TreeBuilder(viewPage(snapshot), coverage);
  root.children = builder.build();
  return root;
}

class TreeBuilder {
  private readonly top: Element = { type: 'element', tagName: 'div', properties: {}, children: [] };
  private readonly stack: Open[] = [];
  private readonly anchors: ReadonlySet<string>;
  /** A linked id that was passed and waits for the next thing shown. */
  private pendingAnchor = '';
  private readonly objects: ObjectTable;
  private readonly dataTables = new Map<number, boolean>();
  /** Open article elements, innermost last. */
  private readonly containers: Element[] = [this.top];
  private readonly inlines: OpenInline[] = [];
  private lineBreaks = 0;
  private readonly paragraphs = createParagraphWriter((node) => this.placeParagraph(node));

  constructor(
    private readonly page: PageView,
    private readonly coverage: Coverage,
  ) {
    this.anchors = linkedIds(page, coverage);
    this.objects = findObjects(page, coverage);
  }

  build(): Element['children'] {
    const { nodes } = this.page.snapshot;
    const start = startOfWalk(this.page, this.coverage, this.objects);
    for (let id = start; id < (nodes.end[start] as number); ) {
      this.closeUntil(id);
      id = this.visit(id);
    }
    this.closeUntil(Number.POSITIVE_INFINITY);
    this.paragraphs.flush();
    return this.top.children;
  }

  private visit(id: number): number {
    const { nodes } = this.page.snapshot;
    if (nodes.kind[id] === NodeKind.text) this.visitText(id);
    else if (nodes.kind[id] === NodeKind.element) return this.visitElement(id);
    return id + 1;
  }

  private visitText(id: number): void {
    const { nodes } = this.page.snapshot;
    const mark = this.coverage.markOf(id);
    const text = nodes.text[id] as string;
    if (!mark || isSpaceOnly(text)) {
      // A gap, or words that were left out: either way what follows is a new word.
      if (nodes.hidden[id] === 0 || isSpaceOnly(text)) this.paragraphs.space();
      return;
    }
    this.lineBreaks = 0;
    const kept = mark.start === undefined && mark.end === undefined ? text : text.slice(mark.start ?? 0, mark.end);
    const whiteSpace = this.page.styleOf(id)?.whiteSpace ?? '';
    if (!/^(?:pre|break)/.test(whiteSpace)) this.paragraphs.text(kept, this.inlines, id);
    else this.writeLines(kept, id);
  }

  /** Text whose line breaks show (`white-space: pre-line` and its kin) outside code. */
  private writeLines(text: string, id: number): void {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.lineBreak();
      this.paragraphs.text(line, this.inlines, id);
      if (!isSpaceOnly(line)) this.lineBreaks = 0;
    }
  }

  /** One break is a line break, two in a row end the paragraph. */
  private lineBreak(): void {
    if (++this.lineBreaks === 1) this.paragraphs.lineBreak(this.inlines);
    else this.paragraphs.flush();
  }

  /** Returns the id to go on with. */
  private visitElement(id: number): number {
    const { nodes } = this.page.snapshot;
    const name = this.page.nameOf(id);
    const end = nodes.end[id] as number;
    const attributes = this.page.attributesOf(id);
    const anchor = attributes.id ?? (name === 'a' ? attributes.name : undefined);
    if (anchor && this.anchors.has(anchor)) this.pendingAnchor = ANCHOR_PREFIX + anchor;
    if (name === 'br' && nodes.hidden[id] === 0) this.lineBreak();
    else if (name === 'hr' && nodes.hidden[id] === 0)
      this.addBlock({ type: 'element', tagName: 'hr', properties: {}, children: [] });
    if (LEFT_OUT.has(name) || !this.holdsContent(id)) {
      if (name === 'img' && nodes.hidden[id] === 0 && this.paragraphs.isOpen && EMOJI.test(attributes.alt ?? '')) {
        this.paragraphs.text(attributes.alt ?? '', this.inlines, id);
      }
      this.passOver(id, name);
      return end;
    }
    const object = this.objects.get(id);
    if (object) {
      this.placeObject(object);
      return end;
    }
    if (isPreformatted(this.page, id) && this.coverage.keptIn(id) > 0) {
      const code = codeBlock(this.page, this.coverage, id);
      if (code) this.addBlock(code);
      return end;
    }
    this.open(id, name, end);
    return id + 1;
  }

  /** What is left out may still have stood between two paragraphs or two words. */
  private passOver(id: number, name: string): void {
    const { nodes } = this.page.snapshot;
    if (nodes.hidden[id] !== 0 || name === 'br' || name === 'wbr') return;
    // Table cells must keep their column, even empty ones.
    if ((name === 'td' || name === 'th') && this.isInDataTable(id)) this.open(id, name, nodes.end[id] as number);
    else if (this.page.styleOf(id)?.flow === 'block') this.paragraphs.flush();
    else if (this.coverage.textIn(id) > 0) this.paragraphs.space();
  }

  private holdsContent(id: number): boolean {
    return this.coverage.keptIn(id) > 0 || this.objects.standsIn(id);
  }

  private placeObject({ element, place }: PlacedObject): void {
    if (place === 'block') return this.addBlock(element);
    this.lineBreaks = 0;
    this.paragraphs.element(this.anchored(element), this.inlines);
  }

  private addBlock(element: Element): void {
    this.paragraphs.flush();
    this.lineBreaks = 0;
    this.currentContainer().children.push(this.anchored(element));
  }

  /** Gives the waiting id to the element that shows what was linked to. */
  private anchored(element: Element): Element {
    if (this.pendingAnchor !== '') element.properties.id = this.pendingAnchor;
    this.pendingAnchor = '';
    return element;
  }

  private currentContainer(): Element {
    return this.containers[this.containers.length - 1] as Element;
  }

  private placeParagraph(node: number): Element {
    const container = this.currentContainer();
    const properties = node >= 0 ? { dataNode: String(node) } : {};
    if (HEADINGS.has(container.tagName)) {
      container.properties = { ...properties, ...container.properties };
      if (container.children.length > 0) container.children.push({ type: 'text', value: ' ' });
      return container;
    }
    const paragraph = this.anchored({ type: 'element', tagName: 'p', properties, children: [] });
    container.children.push(paragraph);
    return paragraph;
  }

  private open(id: number, name: string, end: number): void {
    const isAllowed = this.containers.length < DEEPEST_STRUCTURE && (!TABLE_PARTS.has(name) || this.isInDataTable(id));
    const container = isAllowed ? containerElement(this.page, id) : null;
    const inline = container || this.inlines.length >= DEEPEST_INLINE ? null : openInline(this.page, id);
    const breaks = container !== null || name === 'summary' || this.page.styleOf(id)?.flow === 'block';
    if (breaks) {
      this.paragraphs.flush();
      this.lineBreaks = 0;
    }
    if (container) {
      this.currentContainer().children.push(this.anchored(container));
      this.containers.push(container);
    }
    this.stack.push({ end, container, inline, breaks });
    if (inline) {
      if (this.pendingAnchor !== '') inline.properties.id = this.pendingAnchor;
      this.pendingAnchor = '';
      this.inlines.push(inline);
    }
  }

  private isInDataTable(id: number): boolean {
    const { nodes } = this.page.snapshot;
    let table = id;
    while (table >= 0 && this.page.nameOf(table) !== 'table') table = nodes.parent[table] as number;
    if (table < 0) return false;
    let isData = this.dataTables.get(table);
    if (isData === undefined) {
      isData = isDataTable(this.page, this.coverage, table);
      this.dataTables.set(table, isData);
    }
    return isData;
  }

  private closeUntil(id: number): void {
    for (;;) {
      const open = this.stack[this.stack.length - 1];
      if (!open || open.end > id) return;
      if (open.breaks) {
        this.paragraphs.flush();
        this.lineBreaks = 0;
      }
      this.stack.pop();
      if (open.container) this.containers.pop();
      if (open.inline) this.inlines.pop();
    }
  }
}
