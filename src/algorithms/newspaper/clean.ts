/** Removes parts of the article's copy that are rarely text, and empty elements (docs/specs/newspaper.md). */
import {
  detach,
  elementsAround,
  elementsBelow,
  insert,
  outermostBelow,
  remove,
  removeFor,
  type TreeElement,
  tailOf,
  unwrapBelow,
} from '../steps/element-tree.ts';
import { badName, makePlain, type NameAttribute, removeNamed } from '../steps/goose/cleaning.ts';
import { isBlank } from '../steps/python-text.ts';
import type { TraceEntry } from '../types.ts';

const BAD_NAME = badName(/links/);

interface BadNameOptions {
  /** A bad name ("comment", "footer") in these attributes removes an element only if it contains no article. */
  guarded: readonly NameAttribute[];
  /** A bad name ("comment", "footer") in these attributes removes an element even if it contains an article. */
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

/** Ids and classes of widgets of other sites, "more" links and related articles: Newspaper4k's, mistakes included. */
const WIDGET_NAMES: readonly RegExp[] = [
  / google /i,
  /^[^entry-]more.*\n?$/i,
  /[^-]facebook/i,
  /[^-]twitter|twitter-tweet/i,
  /facebook-broadcasting/i,
  /related[-\s_]?(?:search|topics|media|info|tags|article|content|links)/i,
  /(?:search|topics|media|info|tags|article|content|links)[-\s_]?related/i,
];

/** Cleans the article's copy in the order of Newspaper4k's steps. Unlike Goose, does not turn divs into paragraphs. */
export function clean(body: TreeElement): TraceEntry[] {
  makePlain(body, { unwrapped: ['em'] });
  const trace = [
    ...removeBadNames(body, { guarded: ['id', 'class'], unguarded: ['name'], isArticle }),
    ...removeEach(body, 'navigation', ({ name }) => (NAVIGATION.has(name) ? `it is a ${name} element` : null)),
    ...removeCaptions(body),
    ...removeNamed(body, { patterns: WIDGET_NAMES, attributes: ['id', 'class'] }),
  ];
  // only spans directly in a paragraph; Goose unwraps spans elsewhere, too
  unwrapBelow(body, ({ name, parent }) => name === 'span' && parent?.name === 'p');
  return trace;
}

function isArticle({ name, attributes }: TreeElement): boolean {
  return name === 'article' || attributes.id === 'article' || (attributes.itemprop ?? '').includes('articleBody');
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

/** Removes elements with the tag. Their images, and the text after each image, move to the end of the parent. */
function removeButImages(body: TreeElement, tag: 'figure' | 'figcaption'): TraceEntry[] {
  return outermostBelow(body, ({ name }) => name === tag).map((element) => {
    const images = elementsBelow(element, ({ name }) => name === 'img');
    const { parent } = element;
    const entry = removeFor(STEP, element, `it is a ${tag} element`);
    if (parent) for (const image of images) moveToEnd(parent, image);
    return entry;
  });
}

function moveToEnd(parent: TreeElement, image: TreeElement): void {
  for (const node of [image, ...tailOf(image)]) {
    detach(node);
    insert(parent, node);
  }
}

/** Removes every element below `body` for which `reasonFor` gives a reason. The text after an element stays. */
export function removeEach(
  body: TreeElement,
  step: string,
  reasonFor: (element: TreeElement) => string | null,
): TraceEntry[] {
  return elementsBelow(body).flatMap((element) => {
    const reason = reasonFor(element);
    return reason === null ? [] : [removeFor(step, element, reason)];
  });
}

interface EmptyOptions {
  isSpared?: (element: TreeElement) => boolean;
  /** Whether neither an element's text nor the text right after it (lxml's `tail`) counts as text of its parent. */
  isUncounted?: (element: TreeElement) => boolean;
}

const EMBEDDED: ReadonlySet<string> = new Set(['object', 'embed']);

/**
 * Removes elements without text, from the last to the first, so that inner elements are judged before outer ones. Text
 * in `isUncounted` elements, such as `select`, does not count for those around them. As in the original programs, an
 * `object` or `embed` with text stays, with all elements around it.
 */
export function removeEmpty(root: TreeElement, { isSpared = no, isUncounted = no }: EmptyOptions = {}): void {
  const withText = new Set<TreeElement>();
  const aroundEmbedded = new Set<TreeElement>();
  for (const element of elementsBelow(root).reverse()) {
    const { name, parent } = element;
    if (hasText(element, withText, isUncounted)) withText.add(element);
    if (!withText.has(element) && !aroundEmbedded.has(element) && !isSpared(element)) remove(element);
    else if (parent && (EMBEDDED.has(name) || aroundEmbedded.has(element))) aroundEmbedded.add(parent);
  }
}

const no = () => false;

/** Returns whether an element has text. `withText` must already contain the element's descendants that have text. */
function hasText(
  element: TreeElement,
  withText: ReadonlySet<TreeElement>,
  isUncounted: (element: TreeElement) => boolean,
): boolean {
  let isCounted = true;
  for (let node = element.first; node; node = node.next) {
    if (node.kind === 'element') isCounted = !isUncounted(node);
    if (isCounted && (node.kind === 'text' ? !isBlank(node.text) : withText.has(node))) return true;
  }
  return false;
}
