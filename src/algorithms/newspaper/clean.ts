/** Removes parts of the copy that rarely belong to an article (docs/specs/newspaper.md, "Cleaning (4k)"). */
import { unwrap } from '../steps/element-tree/edit.ts';
import { elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';
import { removeNamed } from '../steps/goose/names.ts';
import { makePlain } from '../steps/goose/plain-markup.ts';
import type { TraceEntry } from '../types.ts';
import { removeBadNames } from './bad-names.ts';
import { removeCaptions } from './captions.ts';
import { removeEach } from './removal.ts';

const NAVIGATION: ReadonlySet<string> = new Set(['aside', 'nav', 'noscript', 'menu']);

/** Names of links to elsewhere, in id and class. */
const WIDGET_NAMES: readonly RegExp[] = [
  / google /i,
  /^[^entry-]more.*\n?$/i,
  /[^-]facebook/i,
  /[^-]twitter|twitter-tweet/i,
  /facebook-broadcasting/i,
  /related[-\s_]?(?:search|topics|media|info|tags|article|content|links)/i,
  /(?:search|topics|media|info|tags|article|content|links)[-\s_]?related/i,
];

/** Cleans in the original's order. Divs are not turned into paragraphs here. */
export function clean(body: TreeElement): TraceEntry[] {
  makePlain(body, { unwrapped: ['em'] });
  const trace = [
    ...removeBadNames(body, { guarded: ['id', 'class'], unguarded: ['name'], isArticle }),
    ...removeEach(body, 'navigation', ({ name }) => (NAVIGATION.has(name) ? `it is a ${name} element` : null)),
    ...removeCaptions(body),
    ...removeNamed(body, { patterns: WIDGET_NAMES, attributes: ['id', 'class'] }),
  ];
  unwrapSpansOfParagraphs(body);
  return trace;
}

function isArticle({ name, attributes }: TreeElement): boolean {
  return name === 'article' || attributes.id === 'article' || (attributes.itemprop ?? '').includes('articleBody');
}

/** Unwraps only the spans directly in paragraphs, unlike Goose. */
function unwrapSpansOfParagraphs(body: TreeElement): void {
  for (const span of elementsBelow(body, ({ name, parent }) => name === 'span' && parent?.name === 'p')) unwrap(span);
}
