/** Merges a second algorithm's article into the shown one, and marks each part that only one of the two has. */
import type { Element, ElementContent, Root } from 'hast';
import { decide } from '../../article/corrections/corrector.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { contentOf, element, isElement, replaceChildren, withChildren } from '../../article/structure/hast.ts';
import type { Article, ArticleMetadata } from '../../article/types.ts';
import type { Page } from '../../page/page.ts';
import { language, message } from '../../platform/wording/message.ts';
import { isCreditLine } from '../../selection/credit-line.ts';
import { labelOf } from '../algorithms.ts';
import { type AlgorithmResult, type Memory, remembered, type Scene } from '../scene.ts';
import { type Difference, differencesOf, type Kept, type Side } from './differences.ts';

export interface Comparison {
  /** The differences that the merged article shows, in page order. */
  readonly differences: readonly Difference[];
  /** What differs from the article without the comparison. */
  readonly merged: Pick<Article, 'tree' | 'empty'>;
}

export function compared(article: Article, scene: Scene): Article {
  const comparison = comparisonOf(scene);
  return comparison ? { ...article, ...comparison.merged } : article;
}

/** Returns the comparison that is shown; null if there is none, or if one of the two articles is not ready yet. */
export function comparisonOf(scene: Scene): Comparison | null {
  const { work, opinions, page, shown } = scene;
  const second = opinions.find(({ algorithm }) => algorithm === work.checking?.partner);
  if (!second) return null;
  const whole = scene.made(unionOf(scene, second));
  if (!whole) return null;
  const within = ({ kept }: AlgorithmResult) => standingIn(undecided(scene, kept), whole.opinion.kept);
  const differences = remembered(DIFFERENCES, shown.kept, whole.opinion.kept, () =>
    differencesOf(page, within(shown), within(second)),
  );
  const labels = { first: labelOf(shown.algorithm), second: labelOf(second.algorithm) };
  const { tree } = whole.article;
  const marked = remembered(TREES, differences, tree, () => markDifferences(tree, placesOf(page, differences), labels));
  return { differences, merged: { tree: marked, empty: whole.article.empty } };
}

const UNIONS: Memory<readonly Correction[]> = new WeakMap();
const DIFFERENCES: Memory<readonly Difference[]> = new WeakMap();
const TREES: Memory<Root> = new WeakMap();

/**
 * Returns the current corrections, and one that adds what only the second article has. Equal calls return the same
 * array, because the cache of finished articles compares arrays by identity.
 */
function unionOf(scene: Scene, second: AlgorithmResult): readonly Correction[] {
  const { shown, corrections } = scene;
  return remembered(UNIONS, shown.kept, second.kept, () => {
    const nodes = differencesBetween(scene, second)
      .filter(({ side }) => side === 'second')
      .flatMap((difference) => difference.nodes);
    return nodes.length === 0 ? corrections : [...corrections, { kind: 'keep', nodes }];
  });
}

const BETWEEN: Memory<readonly Difference[]> = new WeakMap();

export function differencesBetween(scene: Scene, { kept }: AlgorithmResult): readonly Difference[] {
  const { page, shown } = scene;
  return remembered(BETWEEN, shown.kept, kept, () =>
    differencesOf(page, undecided(scene, shown.kept), undecided(scene, kept)),
  );
}

/**
 * Returns an article's content without the nodes about which no algorithm decides: those that the user has removed or
 * put back, and the line with author and date, which the reader always shows above the text.
 */
function undecided({ page, article, work: { corrections, recalled } }: Scene, found: Kept): Kept {
  const { removed, kept } = decide([...(recalled ?? []), ...corrections.done]);
  const credits = creditLines(page, found.marks, article.metadata);
  const isOpen = (node: number) => !removed.has(node) && !kept.has(node) && !credits.has(page.blockOf(node));
  return filtered(found, isOpen);
}

const filtered = ({ marks, objects }: Kept, keeps: (node: number) => boolean): Kept => ({
  marks: marks.filter(({ node }) => keeps(node)),
  objects: objects.filter(({ node }) => keeps(node)),
});

/** Maximum length of a block that can be the line with author and date (characters). */
const LONGEST_CREDITS = 200;

function creditLines(page: Page, marks: Kept['marks'], { byline, authors, language }: ArticleMetadata): Set<number> {
  const names = byline || authors.join(', ');
  const lines = new Map<number, string>();
  if (names === '') return new Set();
  for (const { node, start, end } of marks) {
    const block = page.blockOf(node);
    const line = lines.get(block) ?? '';
    if (line.length <= LONGEST_CREDITS) lines.set(block, line + page.textOf(node).slice(start, end));
  }
  const isCredits = ([, line]: [number, string]) =>
    line.length <= LONGEST_CREDITS && isCreditLine(line, names, language);
  return new Set([...lines].filter(isCredits).map(([block]) => block));
}

/** Drops the parts of an article that the merged article lacks, for example because another part has the same text. */
function standingIn(found: Kept, { marks, objects }: Kept): Kept {
  const whole = new Set([...marks, ...objects].map(({ node }) => node));
  return filtered(found, (node) => whole.has(node));
}

function placesOf(page: Page, differences: readonly Difference[]): Places {
  const texts = new Map<number, number>();
  const objects = new Map<number, number>();
  differences.forEach(({ nodes }, index) => {
    for (const node of nodes) {
      if (page.isText(node)) texts.set(page.blockOf(node), index);
      else objects.set(node, index);
    }
  });
  return {
    sideOf: (index) => differences[index]?.side ?? 'first',
    indexAt: (node) => (page.isText(node) ? texts.get(page.blockOf(node)) : objects.get(node)),
  };
}

export interface Places {
  /** Returns the index of the difference that has a block (given by its first text node), or a picture or the like. */
  indexAt(node: number): number | undefined;
  sideOf(index: number): Side;
}

type Labels = Readonly<Record<Side, string>>;

/** Elements in which HTML does not allow a line of text as a child, so that no label can be inserted. */
const WITHOUT_LINES: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr picture'.split(' '));

/**
 * Returns the tree with two attributes on each innermost block of a difference: `dataOnly` (which article has the
 * block) and `dataDiff` (the index of the difference). A line above the first block of each difference names the
 * algorithm that keeps it. Unchanged nodes are not copied.
 */
export function markDifferences(tree: Root, places: Places, labels: Labels): Root {
  const marker = new Marker(places, labels);
  return { ...tree, children: marker.childrenOf(contentOf(tree), true) };
}

class Marker {
  private readonly begun = new Set<number>();

  constructor(
    private readonly places: Places,
    private readonly labels: Labels,
  ) {}

  childrenOf(children: readonly ElementContent[], takesLines: boolean): ElementContent[] {
    return replaceChildren(children, (child) => {
      if (!isElement(child)) return child;
      const index = holdsBlock(child) ? undefined : this.indexOf(child);
      return index === undefined ? this.markedInside(child) : this.marked(child, index, takesLines);
    });
  }

  private markedInside(element: Element): Element {
    const children = this.childrenOf(element.children, !WITHOUT_LINES.has(element.tagName));
    const own = this.indexOf(element);
    // In a list item with a nested list, only the item's own words before the list are marked.
    const isOwn = own !== undefined && hasOwnText(element);
    return withChildren(element, isOwn ? this.withOwnText(children, own) : children);
  }

  private withOwnText(children: readonly ElementContent[], index: number): ElementContent[] {
    const end = children.findIndex((child) => isElement(child) && (isBlock(child) || holdsBlock(child)));
    const words = children.slice(0, end < 0 ? children.length : end);
    return [...this.label(index), element('span', this.propertiesOf(index), words), ...children.slice(words.length)];
  }

  private marked(element: Element, index: number, takesLines: boolean): ElementContent[] {
    const label = this.label(index);
    const properties = { ...element.properties, ...this.propertiesOf(index) };
    if (takesLines || label.length === 0) return [...label, { ...element, properties }];
    if (WITHOUT_LINES.has(element.tagName)) return [{ ...element, properties }];
    return [{ ...element, properties, children: [...label, ...element.children] }];
  }

  private propertiesOf(index: number) {
    return { dataOnly: this.places.sideOf(index), dataDiff: String(index) };
  }

  /** Returns the line that names a difference's algorithm; empty after the first call for that difference. */
  private label(index: number): Element[] {
    if (this.begun.has(index)) return [];
    this.begun.add(index);
    const text = message('compareMark', this.labels[this.places.sideOf(index)]);
    const ours = { dataOurs: `difference ${index}`, lang: language(), dir: 'auto' };
    return [element('div', { className: ['only-in'], ...ours }, text)];
  }

  private indexOf({ properties }: Element): number | undefined {
    const node = properties.dataObject ?? properties.dataNode;
    return node === undefined ? undefined : this.places.indexAt(Number(node));
  }
}

const isBlock = ({ properties }: Element) => properties.dataNode !== undefined || properties.dataObject !== undefined;

function holdsBlock({ children }: Element): boolean {
  return children.some((child) => isElement(child) && (isBlock(child) || holdsBlock(child)));
}

const hasOwnText = ({ children }: Element) =>
  children.some(
    (child) =>
      (child.type === 'text' && child.value.trim() !== '') ||
      (isElement(child) && !isBlock(child) && !holdsBlock(child) && child.tagName !== 'br'),
  );
