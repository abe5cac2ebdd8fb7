import type { Element, ElementContent } from 'hast';
import { inOurLanguage, message } from '../../platform/wording/message.ts';
import { readingMinutes } from '../../shared/count-words.ts';
import { foldForComparison } from '../../shared/text.ts';
import { contentOf, element, isElement, textOf } from '../structure/hast.ts';
import type { Article } from '../types.ts';

export interface PagePart {
  number: number;
  article: Article;
  /** Number of nodes in the snapshot of the page. */
  size: number;
}

/** Minimum length of a repeated text that is dropped (characters). Shorter texts may be on several pages on purpose. */
const SHORTEST_REPEATED = 40;

/**
 * A line with the page number begins each page after the first. Drops what a page repeats from earlier ones. Keeps the
 * metadata and `dataNode`s of page `own`, on which the reader is open; returns null if that page is missing.
 */
export function joinPages(parts: readonly PagePart[], own: number): Article | null {
  const ordered = [...parts].sort((a, b) => a.number - b.number);
  const main = ordered.find(({ number }) => number === own)?.article;
  if (!main) return null;
  const seen = new Set<string>();
  let offset = ordered.find(({ number }) => number === own)?.size ?? 0;
  const children = ordered.flatMap(({ number, article, size }, index): ElementContent[] => {
    const content = contentOf(article.tree);
    const fresh = index === 0 ? content : withoutRepeated(content, seen, main.metadata.headline);
    for (const child of content) remember(child, seen);
    const placed = number === own ? fresh : fresh.map((child) => moved(child, offset));
    if (number !== own) offset += size;
    return index === 0 || placed.length === 0 ? placed : [pageLine(number), ...placed];
  });
  const words = ordered.reduce((sum, { article }) => sum + article.words, 0);
  return { ...main, tree: { type: 'root', children }, words, minutes: readingMinutes(words, main.metadata.language) };
}

function pageLine(number: number): Element {
  return element('p', { dataPage: String(number), ...inOurLanguage() }, message('page', number));
}

function withoutRepeated(
  content: readonly ElementContent[],
  seen: ReadonlySet<string>,
  headline: string,
): ElementContent[] {
  return content.filter((child) => {
    const key = keyOf(child);
    if (isElement(child, 'h2', 'h3') && key === foldForComparison(headline)) return false;
    return key === '' || !seen.has(key);
  });
}

function remember(child: ElementContent, seen: Set<string>): void {
  const key = keyOf(child);
  if (key !== '') seen.add(key);
}

/** Finds repeated headings, long texts and pictures. Returns '' for content that may occur twice. */
function keyOf(child: ElementContent): string {
  const text = foldForComparison(textOf(child));
  if (text.length >= SHORTEST_REPEATED || isElement(child, 'h2', 'h3')) return text;
  return text === '' && isElement(child) ? sourceOf(child) : '';
}

function sourceOf(element: Element): string {
  if (element.tagName === 'img') return String(element.properties.src ?? '');
  return element.children.map((child) => (isElement(child) ? sourceOf(child) : '')).join('');
}

/** Node ids must differ from those of other pages. Drops `id`s, because links lead only to ids of the open page. */
function moved(node: ElementContent, by: number): ElementContent {
  if (!isElement(node)) return node;
  const { id: _id, ...properties } = node.properties;
  for (const name of ['dataNode', 'dataObject']) {
    if (properties[name] !== undefined) properties[name] = String(Number(properties[name]) + by);
  }
  return { ...node, properties, children: node.children.map((child) => moved(child, by)) };
}
