/** `lang` and `dir` that the page gives a part of the text by an element which the article does not have. */
import type { Properties } from 'hast';
import type { Page } from '../../page/page.ts';
import { languageProperties } from './inline.ts';

/** What a paragraph that begins with a text node is declared to be by an element inside the article. */
export type PartLanguages = (textNode: number) => Properties;

const NONE: Properties = {};

/** @param root the element that holds the article; what it and those above it declare is the article's */
export function createPartLanguages(page: Page, root: number): PartLanguages {
  const { nodes, blocks } = page.snapshot;
  const langs = declaredInside(page, root, 'lang');
  const dirs = declaredInside(page, root, 'dir');
  if (!langs && !dirs) return () => NONE;
  return (textNode) => {
    const block = nodes.block[textNode] ?? -1;
    // what stands in a line has its own element in the article
    const box = block < 0 ? (nodes.parent[textNode] ?? root) : (blocks.container[block] ?? root);
    const lang = langs?.[box - root] ?? '';
    const dir = dirs?.[box - root] ?? '';
    return { ...(lang === '' ? {} : { lang }), ...(dir === '' ? {} : { dir }) };
  };
}

/** By node from the root on: what the nearest element below the root declares, or ''; null where none does. */
function declaredInside(page: Page, root: number, name: 'lang' | 'dir'): readonly string[] | null {
  const { nodes } = page;
  if (!page.index.having(name).some((id) => id > root && id < page.endOf(root))) return null;
  const column = [''];
  let isDeclared = false;
  for (let id = root + 1; id < page.endOf(root); id++) {
    const own = nodes.attributes[id]?.[name] === undefined ? undefined : languageProperties(page, id)[name];
    if (typeof own === 'string') isDeclared = true;
    column.push(typeof own === 'string' ? own : (column[page.parentOf(id) - root] as string));
  }
  return isDeclared ? column : null;
}
