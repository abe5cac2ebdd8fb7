import { collapseSpace } from '../../shared/text.ts';
import { NodeKind, type PageSnapshot } from '../../snapshot/types.ts';

/** A visible element found by what it says of itself. */
export interface Found {
  node: number;
  /** One past its last descendant. */
  end: number;
  text: string;
}

const LONGEST = 300;

/** Visible text of a subtree, white space collapsed, cut at {@link LONGEST} characters. */
export function visibleText(snapshot: PageSnapshot, node: number): string {
  return visibleLines(snapshot, node).join(' ');
}

/** The same by blocks: what the browser sets on lines of their own. */
function visibleLines({ nodes }: PageSnapshot, node: number): string[] {
  const lines: string[] = [];
  let block = -1;
  let length = 0;
  for (let id = node; id < (nodes.end[node] as number) && length < LONGEST; id++) {
    if (nodes.kind[id] !== NodeKind.text || nodes.hidden[id] !== 0 || (nodes.block[id] as number) < 0) continue;
    const text = nodes.text[id] as string;
    if (nodes.block[id] === block) lines.push(`${lines.pop() ?? ''}${text}`);
    else lines.push(text);
    block = nodes.block[id] as number;
    length += text.length;
  }
  return lines.map((line) => collapseSpace(line).trim()).filter((line) => line !== '');
}

/** A visible heading of the two upper levels. */
export interface FoundHeading extends Found {
  level: 1 | 2;
}

/** The visible h1 and h2 elements with text, in document order. */
export function findHeadings(snapshot: PageSnapshot): FoundHeading[] {
  const { nodes, names } = snapshot;
  return find(snapshot, (name) => name === 'h1' || name === 'h2').map((found) => ({
    ...found,
    level: names[nodes.name[found.node] as number] === 'h1' ? 1 : 2,
  }));
}

const BYLINE_CLASS = /(?:^|[\s_-])(?:byline|author-?name|post-?author|entry-?author|p-author)(?:[\s_-]|$)/i;
/** What follows the name in a byline: a date, a time, a place in a series. */
const AFTER_NAME = /\s*[,|·•–—]\s*[^,|·•–—]*\d.*$/;

/** Visible texts that name the author, surest first: rel=author and itemprop=author, then elements with a byline class. */
export function findBylines(snapshot: PageSnapshot): string[] {
  const isAuthor = (value: string | undefined) => /(?:^|\s)author(?:\s|$)/.test(value ?? '');
  const marked = find(snapshot, (_name, attributes) => isAuthor(attributes?.rel) || isAuthor(attributes?.itemprop));
  const classed = find(snapshot, (_name, attributes) => BYLINE_CLASS.test(attributes?.class ?? ''));
  return [...marked, ...classed]
    .map(({ node }) => nameIn(visibleLines(snapshot, node)))
    .filter((text) => text !== '' && text.length <= 100);
}

/** The lines of a byline that hold no date or count, without what follows the name. */
function nameIn(lines: readonly string[]): string {
  const names = lines.map((line) => line.replace(AFTER_NAME, '')).filter((line) => !/\d/.test(line));
  return names.join(' ');
}

/** `datetime` of visible time elements and content of itemprop=datePublished, in document order. */
export function findDates(snapshot: PageSnapshot): { node: number; value: string; isPublished: boolean }[] {
  const { nodes, names } = snapshot;
  const found: { node: number; value: string; isPublished: boolean }[] = [];
  for (let id = 0; id < nodes.size; id++) {
    const attributes = nodes.attributes[id];
    if (!attributes) continue;
    const isPublished =
      /(?:^|\s)(?:datePublished|dateCreated)(?:\s|$)/.test(attributes.itemprop ?? '') ||
      attributes.pubdate !== undefined;
    const isTime = names[nodes.name[id] as number] === 'time' && nodes.hidden[id] === 0;
    const value = attributes.datetime ?? (isPublished ? attributes.content : undefined);
    if (value && (isPublished || isTime)) found.push({ node: id, value, isPublished });
  }
  return found;
}

function find(
  snapshot: PageSnapshot,
  wanted: (name: string, attributes: Readonly<Record<string, string>> | null) => boolean,
): Found[] {
  const { nodes, names } = snapshot;
  const found: Found[] = [];
  for (let id = 0; id < nodes.size; id++) {
    if (nodes.kind[id] !== NodeKind.element || nodes.hidden[id] !== 0) continue;
    if (!wanted(names[nodes.name[id] as number] as string, nodes.attributes[id] as Record<string, string> | null))
      continue;
    const text = visibleText(snapshot, id);
    if (text !== '') found.push({ node: id, end: nodes.end[id] as number, text });
  }
  return found;
}
