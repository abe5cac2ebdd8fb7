/** What microdata and RDFa say of the page. */

import type { Attributes, PageSnapshot } from '../../snapshot/types.ts';
import { holds } from '../../vocabulary/match.ts';
import { COMMENT_PROPERTIES } from '../../vocabulary/names/comments.ts';
import { isAside } from './asides.ts';
import { linesIn, visibleText } from './lines.ts';

/** A value that microdata or RDFa give, and whose it is. */
export interface Property {
  /** Local name in lower case: "datepublished". */
  name: string;
  value: string;
  node: number;
  /** The element whose property it is; the root where none is named. */
  scope: number;
  source: 'microdata' | 'RDFa';
}

const WANTED = new Set(
  'headline author creator datepublished datemodified datecreated articlesection publisher license image'.split(' '),
);

/** The properties that an element gives. Those of comments and of what is shown beside are not the page's. */
export function propertiesOf(snapshot: PageSnapshot, node: number, attributes: Attributes): Property[] {
  const raw = attributes.itemprop ?? attributes.property;
  if (raw === undefined || raw.length > 200) return [];
  const source = attributes.itemprop === undefined ? 'RDFa' : 'microdata';
  const isHead = snapshot.names[snapshot.nodes.name[node] as number] === 'meta' && source === 'RDFa';
  // meta elements with `property` are Open Graph's, and are among the hints
  if (isHead) return [];
  const names = raw
    .toLowerCase()
    .split(/\s+/)
    .map((name) => name.replace(/^.*[:/#]/, ''))
    .filter((name) => WANTED.has(name));
  if (names.length === 0 || isAside(snapshot, node)) return [];
  const scope = scopeOf(snapshot, node);
  return scope === null
    ? []
    : names.map((name) => ({ name, value: propertyValue(snapshot, node, name), node, scope, source }));
}

function propertyValue(snapshot: PageSnapshot, node: number, name: string): string {
  const attributes = snapshot.nodes.attributes[node] ?? {};
  const isAddress = name === 'image' || name === 'license';
  const address = isAddress ? (attributes.src ?? attributes.href ?? attributes.resource) : undefined;
  if (name === 'author' || name === 'creator') return attributes.content ?? nameWithin(snapshot, node);
  return attributes.content ?? attributes.datetime ?? address ?? visibleText(snapshot, node);
}

/** The name of a person who is an item of their own; else the first line, for the next ones are about the person. */
function nameWithin(snapshot: PageSnapshot, node: number): string {
  const element = nameElement(snapshot, node);
  const attributes = snapshot.nodes.attributes[element];
  return (element === node ? undefined : attributes?.content) ?? linesIn(snapshot, element)[0]?.text ?? '';
}

/** So many elements a person has who is an item of their own. */
const MOST_OF_PERSON = 60;

/** The element of a person's name in that of the person; the same where it has none. */
export function nameElement({ nodes }: PageSnapshot, node: number): number {
  const { itemscope, typeof: type } = nodes.attributes[node] ?? {};
  if (itemscope === undefined && type === undefined) return node;
  const end = Math.min(nodes.end[node] as number, node + MOST_OF_PERSON);
  for (let id = node + 1; id < end; id++) {
    const { itemprop, property } = nodes.attributes[id] ?? {};
    if (/(?:^|[\s:])name(?:\s|$)/i.test(itemprop ?? property ?? '')) return id;
  }
  return node;
}

const OF_OTHERS = holds(COMMENT_PROPERTIES);
/** Deeper than this below its item, a property is not looked for. */
const DEEPEST = 40;

/** The item that a property belongs to; the root where none is named; null where it is a comment or an answer. */
function scopeOf({ nodes }: PageSnapshot, node: number): number | null {
  let id = nodes.parent[node] as number;
  for (let level = 0; id >= 0 && level < DEEPEST; level++, id = nodes.parent[id] as number) {
    const attributes = nodes.attributes[id];
    if (attributes?.itemscope === undefined && attributes?.typeof === undefined) continue;
    const type = `${attributes.itemtype ?? ''} ${attributes.typeof ?? ''} ${attributes.itemprop ?? ''}`;
    return OF_OTHERS.test(type) ? null : id;
  }
  return 0;
}
