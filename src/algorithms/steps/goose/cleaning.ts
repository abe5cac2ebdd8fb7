/** Simplifies a tree, and removes elements by names such as "footer" (docs/specs/goose.md, "Cleaning"). */
import type { Attributes } from '../../../page/snapshot/types.ts';
import type { TraceEntry } from '../../types.ts';
import {
  COMMENT,
  elementsAround,
  elementsBelow,
  following,
  followingOutside,
  outermostBelow,
  remove,
  removeFor,
  type TreeElement,
  type TreeNode,
  unwrapBelow,
} from '../element-tree.ts';

const DROP_CAPS: ReadonlySet<string> = new Set(['dropcap', 'drop_cap']);
const CODE: ReadonlySet<string> = new Set(['script', 'style', COMMENT]);

/** Removes the body's class. It often names the kind of page; with "comment" in it, the whole page would be removed. */
export function forgetBodyClass(root: TreeElement): void {
  const [body] = elementsBelow(root, ({ name }) => name === 'body');
  if (body) forget(body, ['class']);
}

function forgetArticleNames(root: TreeElement): void {
  for (const article of elementsBelow(root, ({ name }) => name === 'article')) forget(article, ['id', 'name', 'class']);
}

function forget(element: TreeElement, names: readonly string[]): void {
  element.attributes = Object.fromEntries(Object.entries(element.attributes).filter(([name]) => !names.includes(name)));
}

function unwrapWithoutImages(root: TreeElement, name: string): void {
  const aroundImages = elementsAround(root, (element) => element.name === 'img');
  unwrapBelow(root, (element) => element.name === name && !aroundImages.has(element));
}

/** Unwraps drop caps (large first letters), so that the letter joins the rest of its word. */
function unwrapDropCaps(root: TreeElement): void {
  unwrapBelow(
    root,
    ({ name, attributes }) =>
      name === 'span' && (attributes.class ?? '').split(/[\t\n\f\r ]+/).some((word) => DROP_CAPS.has(word)),
  );
}

function removeCode(root: TreeElement): void {
  for (const element of outermostBelow(root, ({ name }) => CODE.has(name))) remove(element);
}

/** Simplifies a tree (docs/specs/goose.md, "Cleaning", 2 to 5). Tags in `unwrapped` are replaced by their content. */
export function makePlain(root: TreeElement, { unwrapped }: { unwrapped: readonly string[] }): void {
  forgetArticleNames(root);
  for (const name of unwrapped) unwrapWithoutImages(root, name);
  unwrapDropCaps(root);
  removeCode(root);
}

export function unwrapSpansInParagraphs(root: TreeElement): void {
  const isParagraph = ({ name }: TreeElement): boolean => name === 'p';
  const paragraphs = isParagraph(root) ? [root] : outermostBelow(root, isParagraph);
  for (const paragraph of paragraphs) unwrapBelow(paragraph, ({ name }) => name === 'span');
}

export type NameAttribute = 'id' | 'class' | 'name';

/**
 * Bad names: parts of class names and ids that elements with article text do not have. Goose and Newspaper both use
 * this list. `\n?$` replaces Python's `$`, which also matches before a final line break.
 */
const BAD_NAME =
  /^side\n?$|combx|retweet|mediaarticlerelated|menucontainer|navbar|storytopbar-bucket|utility-bar|inline-share-tools|comment|PopularQuestions|contact|foot|cnn_strycaptiontxt|cnn_html_slideshow|cnn_strylftcntnt|meta\n?$|shoutbox|sponsor|tags|socialnetworking|cnnStryHghLght|cnn_stryspcvbx|^inset\n?$|pagetools|post-attributes|welcome_form|contentTools2|the_answers|communitypromo|runaroundLeft|subscribe|vcard|articleheadings|date|^print\n?$|popup|author-dropdown|tools|byline|konafilter|breadcrumbs|^fn\n?$|wp-caption-text|legende|ajoutVideo|timestamp|js_replies/;

/** Returns a pattern of all bad names. `others` matches those that only one of the two original programs knows. */
export function badName(others: RegExp): RegExp {
  return new RegExp(`${BAD_NAME.source}|${others.source}`, 'i');
}

/** Ids and classes of captions, "more" links and social media widgets: Goose's patterns, mistakes included. */
export const WIDGET_NAMES: readonly RegExp[] = [
  /^caption\n?$/i,
  / google /i,
  /^[^entry-]more.*\n?$/i,
  /[^-]facebook/i,
  /facebook-broadcasting/i,
  /[^-]twitter/i,
];

export interface NameRule {
  patterns: readonly RegExp[];
  attributes: readonly NameAttribute[];
  spared?: ReadonlySet<TreeElement>;
}

/** Removes elements with matching attributes, but not the text after them. */
export function removeNamed(root: TreeElement, { patterns, attributes, spared }: NameRule): TraceEntry[] {
  const trace: TraceEntry[] = [];
  let node: TreeNode | null = following(root, root);
  while (node) {
    const asked = node.kind === 'element' && !spared?.has(node) ? node : null;
    const reason = asked && reasonToRemove(asked.attributes, patterns, attributes);
    node = reason === null ? following(node, root) : followingOutside(node, root);
    if (asked && reason !== null) trace.push(removeFor('remove-named', asked, reason));
  }
  return trace;
}

function reasonToRemove(
  values: Attributes,
  patterns: readonly RegExp[],
  attributes: readonly NameAttribute[],
): string | null {
  for (const attribute of attributes) {
    const value = values[attribute];
    if (!value) continue;
    for (const pattern of patterns) {
      const [match] = pattern.exec(value) ?? [];
      if (match !== undefined) return `${attribute} "${shortened(value)}" has "${shortened(match)}" in it`;
    }
  }
  return null;
}

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
