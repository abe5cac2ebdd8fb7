/** While somebody asks why: what is left out, folded, at its place between the pieces that are kept. */

import type { Element } from 'hast';
import type { Article } from '../../article/types.ts';
import type { LastWord } from '../../selection/trace.ts';
import { element } from '../../structure/hast.ts';
import { counted, inOurLanguage, message, numeral } from '../../wording/message.ts';
import { type Insertion, insertAll } from '../insert.ts';
import { firstWords, textOfBlock } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';

/** So many pieces are listed at one place until all of them are asked for. */
const MOST_LISTED = 40;
/** How much of each is shown (characters). */
const FIRST_WORDS = 110;

/** The pieces that are left out between two neighbouring ones that are kept. */
interface Group {
  readonly before: number;
  readonly after: number;
  readonly words: readonly LastWord[];
}

export function withLeftOut(article: Article, scene: Scene): Article {
  if (!scene.words || article.empty) return article;
  const insertions: Insertion[] = groupsOf(scene.words).map((group) => ({
    before: group.before,
    after: group.after,
    element: foldOf(scene, group),
  }));
  return { ...article, tree: insertAll(article.tree, insertions) };
}

function groupsOf(words: readonly LastWord[]): readonly Group[] {
  const groups: Group[] = [];
  let before = -1;
  let open: LastWord[] = [];
  const close = (after: number) => {
    if (open.length > 0) groups.push({ before, after, words: open });
    open = [];
  };
  for (const word of words) {
    if (!word.isKept) open.push(word);
    else {
      close(word.node);
      before = word.node;
    }
  }
  close(-1);
  return groups;
}

function foldOf(scene: Scene, { before, words }: Group): Element {
  const isAll = words.length <= MOST_LISTED || scene.work.openGaps.includes(before);
  const listed = isAll ? words : words.slice(0, MOST_LISTED);
  const properties = {
    dataOurs: `left out ${before}`,
    dataLeftOut: String(before),
    className: ['left-out'],
    ...inOurLanguage(),
  };
  const all = button(message('whyShowAll'), { dataShowAll: '' });
  return element('details', properties, [
    element('summary', {}, counted('whyPiecesLeftOut', words.length)),
    element(
      'ul',
      {},
      listed.map((word) => itemOf(scene, word)),
    ),
    ...(isAll
      ? []
      : [
          element('p', {}, [
            ...element('span', {}, `${message('whyMore', numeral(words.length - listed.length))} `).children,
            all,
          ]),
        ]),
  ]);
}

function itemOf({ page }: Scene, { node, reason }: LastWord): Element {
  return element('li', {}, [
    element('q', { dir: 'auto' }, firstWords(textOfBlock(page, node), FIRST_WORDS)),
    element('span', {}, reason),
    button(message('putBack'), { dataPutBack: String(node) }),
  ]);
}

function button(label: string, properties: Readonly<Record<string, string>>): Element {
  return element('button', { type: 'button', className: ['quiet'], ...properties }, label);
}
