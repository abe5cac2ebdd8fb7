import type { Element, Properties } from 'hast';
import { isAdmonitionTitle } from '../../page/areas.ts';
import { FLOW_CONTAINERS, HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { isInfobox, tablePart } from '../../selection/tables.ts';
import { languageProperties } from './inline.ts';
import type { OpenInline } from './paragraphs.ts';
import { postElement } from './posts/sections.ts';
import type { Source } from './source.ts';

/** Maximum value of `colspan` and `rowspan`: browsers allow no higher `colspan` (HTML standard, 4.9.11). */
const MOST_COLUMNS = 1000;

/** Returns the article's block element for an element of the page; null if that element only groups its content. */
export function containerAt(source: Source, node: number): Element | null {
  const { page, sections, captions, isInDataTable } = source;
  const post = sections.get(node);
  if (post !== undefined) return post && postElement(page, post);
  if (captions.has(node)) return element(page, node, 'figcaption');
  const name = page.nameOf(node);
  if (name === 'ol' || name === 'ul') return listElement(source, node);
  if (isNoHeading(source, node)) return null;
  return tablePart(page, node) === '' || isInDataTable(node) ? containerElement(page, node) : null;
}

/** Returns whether a heading element is in a caption or an admonition's title, and not a heading of the article. */
function isNoHeading({ page, captions }: Source, node: number): boolean {
  if (!HEADINGS.has(page.nameOf(node))) return false;
  return page.ancestorsOf(node, 3).some((around) => captions.has(around)) || isAdmonitionTitle(page, node);
}

function listElement({ page, lists }: Source, node: number): Element | null {
  const list = lists.elementOf(node);
  if (list) list.properties = { ...languageProperties(page, node), ...list.properties };
  return list;
}

/** Returns the article's element for a heading, part of a table, quotation, list item and so on; null for others. */
function containerElement(page: Page, node: number): Element | null {
  const name = page.nameOf(node);
  const tagName =
    headingName(name, page.attributesOf(node)) || tablePart(page, node) || (FLOW_CONTAINERS.has(name) ? name : '');
  if (tagName === '') return null;
  const container = element(page, node, tagName);
  if (tagName === 'table' && isInfobox(page, node)) container.properties.dataInfobox = '';
  return container;
}

function element(page: Page, node: number, tagName: string): Element {
  const properties = { ...languageProperties(page, node), ...ownProperties(tagName, page.attributesOf(node)) };
  return { type: 'element', tagName, properties, children: [] };
}

function headingName(name: string, { role, 'aria-level': level }: Attributes): string {
  if (HEADINGS.has(name)) return name;
  if (role !== 'heading') return '';
  const number = Number(level ?? 2);
  return number >= 1 && number <= 6 ? `h${Math.round(number)}` : 'h2';
}

function ownProperties(tagName: string, { colspan, rowspan }: Attributes): Properties {
  if (!/^t[dh]$/.test(tagName)) return {};
  // `rowspan=0` means all rows down to the end of the group (HTML standard, 4.9.11); a very large number does in effect
  const isToEnd = rowspan?.trim() === '0' || Number(rowspan) > MOST_COLUMNS;
  const rows = isToEnd ? { rowSpan: 0 } : span('rowSpan', rowspan);
  return { ...span('colSpan', colspan), ...rows };
}

function span(property: string, value: string | undefined): Properties {
  const number = Number(value);
  return Number.isInteger(number) && number > 1 && number <= MOST_COLUMNS ? { [property]: number } : {};
}

export interface OpenElement {
  end: number;
  /** The article's element for this element; null if there is none, and the container around it gets the content. */
  container: Element | null;
  inlines: readonly OpenInline[];
  /** Whether the paragraph ends where the element ends. */
  breaks: boolean;
  /** Text that a style sheet generates at the element's end; '' for none. */
  after: string;
}

/** The page's elements around the node that the walk has reached, and the article's elements made from them. */
export class OpenElements {
  /** The article's inline elements, innermost last. */
  readonly inlines: OpenInline[] = [];
  private readonly stack: OpenElement[] = [];
  private readonly containers: Element[];

  constructor(top: Element) {
    this.containers = [top];
  }

  get depth(): number {
    return this.stack.length;
  }

  get structureDepth(): number {
    return this.containers.length;
  }

  get container(): Element {
    return this.containers.at(-1) as Element;
  }

  push(open: OpenElement): void {
    this.stack.push(open);
    if (open.container) this.containers.push(open.container);
    this.inlines.push(...open.inlines);
  }

  /** Closes the elements that end before node `id`, but keeps the `depth` outermost elements open. */
  close(id: number, depth: number, onClose: (open: OpenElement) => void): void {
    while (this.stack.length > depth) {
      const open = this.stack.at(-1) as OpenElement;
      if (open.end > id) return;
      onClose(open);
      this.stack.pop();
      if (open.container) this.containers.pop();
      this.inlines.length -= open.inlines.length;
    }
  }
}
