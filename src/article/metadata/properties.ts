import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { holds } from '../../vocabulary/match.ts';
import { COMMENT_PROPERTIES } from '../../vocabulary/names/parts.ts';
import { isAside } from './asides.ts';
import { isNameClass } from './author-marks.ts';
import { linesIn, visibleText } from './lines.ts';

export interface Property {
  /** Name of the property without prefix, in lower case: "datepublished". */
  name: string;
  value: string;
  node: number;
  /** Element of the item that the property describes; the root element if there is none. */
  scope: number;
  source: 'microdata' | 'RDFa';
}

const WANTED = new Set(
  'headline author creator datepublished datemodified datecreated articlesection publisher license image'.split(' '),
);

/** None in comments and asides, because those do not describe the page's article. */
export function propertiesOf(page: Page, node: number, attributes: Attributes): Property[] {
  const raw = attributes.itemprop ?? attributes.property;
  if (raw === undefined || raw.length > 200) return [];
  const source = attributes.itemprop === undefined ? 'RDFa' : 'microdata';
  const isHead = page.nameOf(node) === 'meta' && source === 'RDFa';
  // meta elements with `property` are Open Graph, which `metaClaims` reads
  if (isHead) return [];
  const names = raw
    .toLowerCase()
    .split(/\s+/)
    .map((name) => name.replace(/^.*[:/#]/, ''))
    .filter((name) => WANTED.has(name));
  if (names.length === 0 || isAside(page, node)) return [];
  const scope = scopeOf(page, node);
  return scope === null
    ? []
    : names.map((name) => ({ name, value: propertyValue(page, node, name), node, scope, source }));
}

function propertyValue(page: Page, node: number, name: string): string {
  const attributes = page.attributesOf(node);
  const isAddress = name === 'image' || name === 'license';
  const address = isAddress ? (attributes.src ?? attributes.href ?? attributes.resource) : undefined;
  if (name === 'author' || name === 'creator') return attributes.content ?? nameWithin(page, node);
  return attributes.content ?? attributes.datetime ?? address ?? visibleText(page, node);
}

/** The `content` or the first line of the {@link nameElement}. Its next lines are not the name. */
function nameWithin(page: Page, node: number): string {
  const element = nameElement(page, node);
  const { content } = page.attributesOf(element);
  return (element === node ? undefined : content) ?? linesIn(page, element)[0]?.text ?? '';
}

/** How many nodes inside the element of a person are searched for the name. */
const MOST_OF_PERSON = 60;

/** The element with the name, inside the element that describes the person (`node`); else `node` itself. */
export function nameElement(page: Page, node: number): number {
  const { itemscope, typeof: type } = page.attributesOf(node);
  const isItem = itemscope !== undefined || type !== undefined;
  const end = Math.min(page.endOf(node), node + MOST_OF_PERSON);
  for (let id = node + 1; id < end; id++) {
    const { itemprop, property, class: names } = page.attributesOf(id);
    if (isItem && /(?:^|[\s:])name(?:\s|$)/i.test(itemprop ?? property ?? '')) return id;
    if (!isItem && isNameClass(names)) return id;
  }
  return node;
}

const OF_OTHERS = holds(COMMENT_PROPERTIES);
/** How many ancestors of a property are searched for the item that it describes. */
const DEEPEST = 40;

/** The root element if the property describes no item; null if the item is a comment or answer. */
function scopeOf(page: Page, node: number): number | null {
  const isItem = (id: number) => 'itemscope' in page.attributesOf(id) || 'typeof' in page.attributesOf(id);
  const item = page.ancestorsOf(node, DEEPEST).find(isItem);
  if (item === undefined) return 0;
  const { itemtype = '', typeof: type = '', itemprop = '' } = page.attributesOf(item);
  return OF_OTHERS.test(`${itemtype} ${type} ${itemprop}`) ? null : item;
}
