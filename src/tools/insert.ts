/**
 * Inserts elements of the tools between the pieces of an article. A piece is an element with `dataNode`: the id of a
 * text node of the page.
 */
import type { Element, ElementContent, Root } from 'hast';
import { element, isElement } from '../article/structure/hast.ts';
import { indexFrom } from '../shared/ascending.ts';

/** An element to insert, and the ids of the text nodes before and after it; -1 if there is no such node. */
export interface Insertion {
  readonly before: number;
  readonly after: number;
  readonly element: Element;
}

/** Elements in which another element may be inserted between two children. */
const HOLDERS: ReadonlySet<string> = new Set(['div', 'section', 'article', 'blockquote', 'details', 'ul', 'ol']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);

/** Child indices that lead from the root of the tree to an element. */
type Path = readonly number[];

/** Unchanged subtrees are not copied; without insertions, returns the same tree. */
export function insertAll(tree: Root, insertions: readonly Insertion[]): Root {
  if (insertions.length === 0) return tree;
  const pieces = piecesOf(tree);
  const places = pieces.map(({ place }) => place);
  const at = new Map<string, Element[]>();
  for (const insertion of insertions) {
    const key = pathOf(tree, pieces, places, insertion).join(' ');
    at.set(key, [...(at.get(key) ?? []), insertion.element]);
  }
  const touched = new Set([...at.keys()].flatMap(waysUp));
  return { ...tree, children: withInsertions(tree.children as ElementContent[], '', at, touched, false) };
}

interface Piece {
  readonly place: number;
  readonly path: Path;
}

/**
 * Returns the pieces of the article, sorted by the order of their text on the page. Skips notes, because the article
 * may show a note elsewhere than the page does.
 */
function piecesOf(tree: Root): readonly Piece[] {
  const pieces: Piece[] = [];
  const walk = (children: readonly unknown[], path: Path) =>
    children.forEach((child, index) => {
      if (!isElement(child as Element)) return;
      const { properties, children: inner } = child as Element;
      if (properties.dataFootnotes !== undefined || properties.dataOurs !== undefined) return;
      const own = [...path, index];
      if (properties.dataNode !== undefined) pieces.push({ place: Number(properties.dataNode), path: own });
      walk(inner, own);
    });
  walk(tree.children, []);
  return pieces.sort((a, b) => a.place - b.place);
}

/** Returns the path of the child before which to insert an element that belongs between two text nodes. */
function pathOf(tree: Root, pieces: readonly Piece[], places: readonly number[], { before, after }: Insertion): Path {
  const next = after < 0 ? undefined : pieces[indexFrom(places, after)];
  if (next && next.place - after <= next.place - before) return hoisted(allowed(tree, next.path));
  const last = before < 0 ? undefined : pieces[indexFrom(places, before + 1) - 1];
  if (!last) return [0];
  const path = allowed(tree, last.path);
  return [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
}

/** Shortens a path to the deepest level at which an insertion is allowed. */
function allowed(tree: Root, path: Path): Path {
  let node: Root | Element = tree;
  for (let depth = 0; depth < path.length - 1; depth++) {
    const child: ElementContent | Root['children'][number] | undefined = node.children[path[depth] ?? 0];
    if (!isElement(child) || !HOLDERS.has(child.tagName)) return path.slice(0, depth + 1);
    node = child;
  }
  return path;
}

/**
 * Returns the path of the outermost element that begins with the element at this path. An element that belongs before
 * the first item of a list is therefore inserted before the list.
 */
function hoisted(path: Path): Path {
  const end = path.findLastIndex((index) => index > 0);
  return path.slice(0, Math.max(end, 0) + 1);
}

/** Returns the paths of all elements around the element at a path: "1 2 3" → "1 2", "1", "". */
function waysUp(key: string): string[] {
  const steps = key.split(' ');
  return steps.map((_step, index) => steps.slice(0, index).join(' '));
}

function withInsertions(
  children: readonly ElementContent[],
  way: string,
  at: ReadonlyMap<string, readonly Element[]>,
  touched: ReadonlySet<string>,
  isList: boolean,
): ElementContent[] {
  const wrap = (ours: Element) => (isList ? element('li', { dataOurs: '' }, [ours]) : ours);
  const result: ElementContent[] = [];
  for (let index = 0; index <= children.length; index++) {
    const key = way === '' ? String(index) : `${way} ${index}`;
    result.push(...(at.get(key) ?? []).map(wrap));
    const child = children[index];
    if (!child) continue;
    const isTouched = isElement(child) && touched.has(key);
    result.push(
      isTouched
        ? { ...child, children: withInsertions(child.children, key, at, touched, LISTS.has(child.tagName)) }
        : child,
    );
  }
  return result;
}
