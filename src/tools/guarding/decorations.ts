/** Adds to the article a sentence about doubtful parts, and a line at each gap (place where text may be missing). */
import type { Element, ElementContent } from 'hast';
import { element } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { counted, inOurLanguage, message } from '../../platform/wording/message.ts';
import { describeGap } from '../../selection/opinions/gaps.ts';
import type { Gap } from '../../selection/opinions/types.ts';
import { loweredConfidence } from '../../selection/opinions/uncertain.ts';
import { insertLines, type Line } from '../insert-lines.ts';
import { piecesOf } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { gapsOf, uncertaintyOf } from './known-gaps.ts';

/** If few other algorithms keep some parts, adds a sentence about the largest, and lowers the shown confidence. */
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

/** Maximum number of lines about gaps; more would distract from the text. One more line counts the remaining gaps. */
const MOST_LINES = 12;

/** Adds a line at each gap. Adds none while the user compares algorithms: the comparison shows what is missing. */
export function withGaps(article: Article, scene: Scene): Article {
  const gaps = scene.work.checking ? [] : gapsOf(scene);
  if (gaps.length === 0) return article;
  const named = largest(gaps);
  const lines = named.map((gap): Line => {
    const isOpen = scene.work.openGaps.includes(gap.before);
    const line = gapElement(gap, isOpen ? (piecesOf(scene, gap.nodes) ?? []) : null);
    return {
      node: gap.after < 0 ? gap.before + 1 : gap.after,
      element: (tagName) => (tagName === 'li' ? element('li', { dataOurs: '' }, [line]) : line),
    };
  });
  const rest = gaps.length - named.length;
  const tree = insertLines(article.tree, lines, { size: scene.page.nodes.size, notes: [] });
  return { ...article, tree: rest > 0 ? { ...tree, children: [...tree.children, moreElement(rest)] } : tree };
}

/** Returns the {@link MOST_LINES} most important gaps (by number of words times certainty), in page order. */
function largest(gaps: readonly Gap[]): readonly Gap[] {
  if (gaps.length <= MOST_LINES) return gaps;
  const weight = ({ words, certainty }: Gap) => words * certainty;
  const least = gaps.map(weight).sort((a, b) => b - a)[MOST_LINES - 1] ?? 0;
  return gaps.filter((gap) => weight(gap) >= least).slice(0, MOST_LINES);
}

/** Commands of a gap's buttons: show or hide the content, add it to the article, or show the web page. */
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

function moreElement(count: number): Element {
  const line = lineOf(counted('gapMore', count), [button('look', message('gapLook'))]);
  return element('div', { ...ours(), className: ['gap'], dataGap: 'more' }, [line]);
}

const lineOf = (words: string, buttons: Element[]) =>
  element('div', { className: ['gap-line'] }, [
    element('span', {}, words),
    element('span', { className: ['gap-does'] }, buttons),
  ]);

const ours = () => ({ dataOurs: '', ...inOurLanguage() });

function button(does: GapCommand, label: string, properties: Readonly<Record<string, string>> = {}): Element {
  return element('button', { type: 'button', className: ['quiet'], dataGapDoes: does, ...properties }, label);
}
