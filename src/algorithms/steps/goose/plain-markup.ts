/**
 * Simplifies a tree before elements with bad names ("comment", "footer") are removed (docs/specs/goose.md, "Cleaning",
 * steps 1 to 5 and 8).
 */

import { remove, unwrap } from '../element-tree/edit.ts';
import {
  COMMENT,
  elementsAround,
  elementsBelow,
  following,
  followingOutside,
  type TreeElement,
  type TreeNode,
} from '../element-tree/tree.ts';

const DROP_CAPS: ReadonlySet<string> = new Set(['dropcap', 'drop_cap']);
const CODE: ReadonlySet<string> = new Set(['script', 'style', COMMENT]);

/** The class often describes the kind of page. With a bad name such as "comment", the whole page would be removed. */
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
  for (const element of elementsBelow(root, (other) => other.name === name && !aroundImages.has(other)))
    unwrap(element);
}

/** Unwraps drop caps (large first letters), so that the letter joins the rest of its word. */
function unwrapDropCaps(root: TreeElement): void {
  const isDropCap = ({ name, attributes }: TreeElement): boolean =>
    name === 'span' && (attributes.class ?? '').split(/[\t\n\f\r ]+/).some((word) => DROP_CAPS.has(word));
  for (const span of elementsBelow(root, isDropCap)) unwrap(span);
}

function removeCode(root: TreeElement): void {
  const found: TreeElement[] = [];
  for (let node = following(root, root); node; node = following(node, root)) {
    if (node.kind === 'element' && CODE.has(node.name)) found.push(node);
  }
  for (const element of found) remove(element);
}

/** See docs/specs/goose.md, "Cleaning", steps 2 to 5. The `unwrapped` tags only emphasise their content. */
export function makePlain(root: TreeElement, { unwrapped }: { unwrapped: readonly string[] }): void {
  forgetArticleNames(root);
  for (const name of unwrapped) unwrapWithoutImages(root, name);
  unwrapDropCaps(root);
  removeCode(root);
}

export function unwrapSpansInParagraphs(root: TreeElement): void {
  const spans: TreeElement[] = [];
  let isInside = root.name === 'p';
  let behind: TreeNode | null = null;
  for (let node = following(root, root); node; node = following(node, root)) {
    if (node === behind) isInside = false;
    if (node.kind === 'text') continue;
    if (isInside && node.name === 'span') spans.push(node);
    if (isInside || node.name !== 'p') continue;
    isInside = true;
    behind = followingOutside(node, root);
  }
  for (const span of spans) unwrap(span);
}
