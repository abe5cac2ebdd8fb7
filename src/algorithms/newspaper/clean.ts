/** Removes parts of the article's copy that are rarely article text (docs/specs/newspaper.md, "Cleaning (4k)"). */
import { detach, insert, remove, unwrap } from '../steps/element-tree/edit.ts';
import {
  elementsAround,
  elementsBelow,
  outermostBelow,
  type TreeElement,
  type TreeNode,
} from '../steps/element-tree/tree.ts';
import { badName, type NameAttribute, removeNamed } from '../steps/goose/names.ts';
import { makePlain } from '../steps/goose/plain-markup.ts';
import type { TraceEntry } from '../types.ts';
import { removed, removeEach } from './remove-empty.ts';

const BAD_NAME = badName(/links/);

interface BadNameOptions {
  /** Attributes whose bad name ("comment", "footer") removes an element only if the element contains no article. */
  guarded: readonly NameAttribute[];
  /** Attributes whose bad name removes an element even if the element contains an article. */
  unguarded: readonly NameAttribute[];
  /** Returns whether an element is an article, so that the elements around it are kept. */
  isArticle: (element: TreeElement) => boolean;
}

/**
 * Removes elements with a class, id or name that article text does not have, such as "comment". Checks all ids before
 * all classes, so an article that is removed because of its id does not protect the elements around it when classes are
 * checked.
 */
export function removeBadNames(root: TreeElement, { guarded, unguarded, isArticle }: BadNameOptions): TraceEntry[] {
  const patterns = [BAD_NAME];
  return [
    ...guarded.flatMap((attribute) =>
      removeNamed(root, { patterns, attributes: [attribute], spared: elementsAround(root, isArticle) }),
    ),
    ...removeNamed(root, { patterns, attributes: unguarded }),
  ];
}

const NAVIGATION: ReadonlySet<string> = new Set(['aside', 'nav', 'noscript', 'menu']);

/** Ids and classes of widgets of other sites, "more" links and related articles. */
const WIDGET_NAMES: readonly RegExp[] = [
  / google /i,
  /^[^entry-]more.*\n?$/i,
  /[^-]facebook/i,
  /[^-]twitter|twitter-tweet/i,
  /facebook-broadcasting/i,
  /related[-\s_]?(?:search|topics|media|info|tags|article|content|links)/i,
  /(?:search|topics|media|info|tags|article|content|links)[-\s_]?related/i,
];

/** In the order of Newspaper4k's steps. Unlike Goose, it does not turn divs into paragraphs. */
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

/** Unwraps only spans directly in a paragraph; Goose unwraps spans elsewhere, too. */
function unwrapSpansOfParagraphs(body: TreeElement): void {
  for (const span of elementsBelow(body, ({ name, parent }) => name === 'span' && parent?.name === 'p')) unwrap(span);
}

const STEP = 'captions';
const CAPTION_TAGS: ReadonlySet<string> = new Set(['div', 'span', 'header']);
const CAPTION_CLASSES: ReadonlySet<string> = new Set(['instagram-media', 'image-caption']);

/** Removes captions and embedded posts from the article's copy (docs/specs/newspaper.md, "Cleaning (4k)", step 4). */
function removeCaptions(body: TreeElement): TraceEntry[] {
  return [
    ...removeNamed(body, { patterns: [/^caption\n?$/i], attributes: ['id', 'class'] }),
    ...removeButImages(body, 'figure'),
    ...removeButImages(body, 'figcaption'),
    ...removeEach(body, STEP, captionReason),
  ];
}

function captionReason({ name, attributes }: TreeElement): string | null {
  const { itemprop = '', class: classes = '' } = attributes;
  if (itemprop.toLowerCase() === 'caption') return 'its itemprop says that it is a caption';
  const lower = classes.toLowerCase();
  const isCaption = CAPTION_CLASSES.has(lower) || (CAPTION_TAGS.has(name) && lower.includes('caption'));
  return isCaption ? `its class "${classes}" says that it is a caption` : null;
}

/** The images, and the text after each image, move to the end of the element's parent. */
function removeButImages(body: TreeElement, tag: 'figure' | 'figcaption'): TraceEntry[] {
  return outermostBelow(body, ({ name }) => name === tag).map((element) => {
    const images = elementsBelow(element, ({ name }) => name === 'img');
    const { parent } = element;
    remove(element);
    if (parent) for (const image of images) moveToEnd(parent, image);
    return removed(STEP, element, `it is a ${tag} element`);
  });
}

function moveToEnd(parent: TreeElement, image: TreeElement): void {
  const moved: TreeNode[] = [image];
  for (let node = image.next; node?.kind === 'text'; node = node.next) moved.push(node);
  for (const node of moved) {
    detach(node);
    insert(parent, node);
  }
}
