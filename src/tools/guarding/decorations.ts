/** Adds what the guard has found to the article: a sentence of doubt, and lines where text is missing (gaps). */
import type { Element, ElementContent, Root } from 'hast';
import { contentOf, element, isElement } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { counted, inOurLanguage, message } from '../../platform/wording/message.ts';
import { describeGap } from '../../selection/opinions/gaps.ts';
import type { Gap } from '../../selection/opinions/types.ts';
import { loweredConfidence } from '../../selection/opinions/uncertain.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { piecesOf } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { gapsOf, uncertaintyOf } from './known-gaps.ts';

/**
 * If few other algorithms keep some parts of the article, adds a sentence about the largest of these parts, and lowers
 * the confidence that is shown. Otherwise returns the same article.
 */
export function withDoubt(article: Article, scene: Scene): Article {
  const uncertainty = uncertaintyOf(scene);
  const [largest, ...rest] = [...(uncertainty?.pieces ?? [])].sort((a, b) => b.words - a.words);
  if (!uncertainty || !largest) return article;
  const others = rest.length === 0 ? [] : [counted('doubtOthers', rest.length)];
  const { confidence } = article;
  return {
    ...article,
    doubt: [largest.sentence, ...others].join(' '),
    confidence: confidence === null ? null : loweredConfidence(confidence, uncertainty),
  };
}

/** Maximum number of lines about gaps; more would distract from the text. A last line counts the other gaps. */
const MOST_LINES = 12;

/** Adds a line at each gap. Adds none while the user compares algorithms: the comparison shows what is missing. */
export function withGaps(article: Article, scene: Scene): Article {
  const gaps = scene.work.checking ? [] : gapsOf(scene);
  if (gaps.length === 0) return article;
  const named = largest(gaps);
  const insertions: Insertion[] = named.map((gap) => ({
    before: gap.before,
    after: gap.after,
    element: gapElement(gap, scene.work.openGaps.includes(gap.before) ? (piecesOf(scene, gap.nodes) ?? []) : null),
  }));
  const rest = gaps.length - named.length;
  const tree = insertAll(article.tree, insertions);
  return { ...article, tree: rest > 0 ? { ...tree, children: [...tree.children, moreElement(rest)] } : tree };
}

/** Returns the {@link MOST_LINES} most important gaps (by number of words times certainty), in page order. */
function largest(gaps: readonly Gap[]): readonly Gap[] {
  if (gaps.length <= MOST_LINES) return gaps;
  const weight = ({ words, certainty }: Gap) => words * certainty;
  const least = gaps.map(weight).sort((a, b) => b - a)[MOST_LINES - 1] ?? 0;
  return gaps.filter((gap) => weight(gap) >= least).slice(0, MOST_LINES);
}

/** Commands of a gap's buttons (`data-gap-does`). */
export type GapCommand = 'toggle' | 'keep' | 'look';

/** Returns the line for a gap. `pieces`: the missing content, as the article would show it; null while it is hidden. */
function gapElement(gap: Gap, pieces: readonly ElementContent[] | null): Element {
  const isOpen = pieces !== null;
  const line = lineOf(describeGap(gap), [
    button('toggle', message(isOpen ? 'gapHide' : 'gapShow'), { 'aria-expanded': String(isOpen) }),
    ...(isOpen ? [button('keep', message('gapKeep'), { title: message('gapKeepTitle') })] : []),
  ]);
  return element(
    'div',
    {
      ...ours(),
      dataOurs: `gap ${gap.before}`,
      className: ['gap'],
      dataGap: String(gap.before),
      role: 'group',
      'aria-label': message('gapLabel'),
    },
    [line, ...(isOpen ? [element('div', { className: ['gap-pieces'], dir: 'auto' }, [...pieces])] : [])],
  );
}

/** Returns a line for the end of the text with the number of gaps that have no line of their own. */
function moreElement(count: number): Element {
  const line = lineOf(counted('gapMore', count), [button('look', message('gapLook'))]);
  return element('div', { ...ours(), className: ['gap'], dataGap: 'more' }, [line]);
}

const lineOf = (words: string, buttons: Element[]) =>
  element('div', { className: ['gap-line'] }, [
    element('span', {}, words),
    element('span', { className: ['gap-does'] }, buttons),
  ]);

/** Marks an element as not part of the article, and states the language of the interface. */
const ours = () => ({ dataOurs: '', ...inOurLanguage() });

function button(does: GapCommand, label: string, properties: Readonly<Record<string, string>> = {}): Element {
  return element('button', { type: 'button', className: ['quiet'], dataGapDoes: does, ...properties }, label);
}

/** An element to insert, and the ids of the text nodes before and after it; -1 if there is no such node. */
interface Insertion {
  readonly before: number;
  readonly after: number;
  readonly element: Element;
}

/** Elements in which another element may be inserted between two children. */
const HOLDERS: ReadonlySet<string> = new Set(['div', 'section', 'article', 'blockquote', 'details', 'ul', 'ol']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);

/** Child indices that lead from the root of the tree to an element. */
type Path = readonly number[];

/** Returns the tree with the insertions; the same tree if there are none. Unchanged subtrees are not copied. */
export function insertAll(tree: Root, insertions: readonly Insertion[]): Root {
  if (insertions.length === 0) return tree;
  const paths = pathsIn(tree);
  const at = new Map<string, Element[]>();
  for (const insertion of insertions) {
    const key = pathOf(tree, paths, insertion).join(' ');
    at.set(key, [...(at.get(key) ?? []), insertion.element]);
  }
  const touched = new Set([...at.keys()].flatMap(waysUp));
  return { ...tree, children: withInsertions(contentOf(tree), '', at, touched, false) };
}

interface Paths {
  /** Ids (`dataNode`) of the article's pieces, in the order of their text on the page. */
  readonly places: readonly number[];
  readonly paths: readonly Path[];
}

/** Returns the article's pieces. Skips notes, because the article may show a note elsewhere than the page does. */
function pathsIn(tree: Root): Paths {
  const pieces: { readonly place: number; readonly path: Path }[] = [];
  const walk = (children: readonly ElementContent[], path: Path) =>
    children.forEach((child, index) => {
      if (!isElement(child)) return;
      const { dataFootnotes, dataOurs, dataNode } = child.properties;
      if (dataFootnotes !== undefined || dataOurs !== undefined) return;
      const own = [...path, index];
      if (dataNode !== undefined) pieces.push({ place: Number(dataNode), path: own });
      walk(child.children, own);
    });
  walk(contentOf(tree), []);
  pieces.sort((a, b) => a.place - b.place);
  return { places: pieces.map(({ place }) => place), paths: pieces.map(({ path }) => path) };
}

/** Returns the path of the child before which to insert an element that belongs between two text nodes. */
function pathOf(tree: Root, { places, paths }: Paths, { before, after }: Insertion): Path {
  const next = after < 0 ? places.length : indexFrom(places, after);
  const following = paths[next];
  if (following) return hoisted(allowed(tree, following));
  const last = before < 0 ? undefined : paths[indexFrom(places, before + 1) - 1];
  if (!last) return [0];
  const path = allowed(tree, last);
  return [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
}

/** Shortens a path to the deepest level at which an insertion is allowed. */
function allowed(tree: Root, path: Path): Path {
  let children = contentOf(tree);
  for (let depth = 0; depth < path.length - 1; depth++) {
    const child = children[path[depth] ?? 0];
    if (!isElement(child) || !HOLDERS.has(child.tagName)) return path.slice(0, depth + 1);
    ({ children } = child);
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
