/** `lang` and `dir` of parts of the text, declared by elements that the article drops. */
import type { Properties } from 'hast';
import type { Page } from '../../page/page.ts';
import { languageProperties } from './inline.ts';

/**
 * Returns the `lang` and `dir` that an element inside the article declares for the paragraph starting at a text node.
 */
export type PartLanguages = (textNode: number) => Properties;

const NONE: Properties = {};

/** @param root the element that holds the article; its and its ancestors' declarations apply to the whole article */
export function createPartLanguages(page: Page, root: number): PartLanguages {
  const { nodes, blocks } = page.snapshot;
  const langs = declaredInside(page, root, 'lang');
  const dirs = declaredInside(page, root, 'dir');
  if (!langs && !dirs) return () => NONE;
  return (textNode) => {
    const block = nodes.block[textNode] ?? -1;
    // inline elements have their own element in the article
    const box = block < 0 ? (nodes.parent[textNode] ?? root) : (blocks.container[block] ?? root);
    const lang = langs?.[box - root] ?? '';
    const dir = dirs?.[box - root] ?? '';
    return { ...(lang === '' ? {} : { lang }), ...(dir === '' ? {} : { dir }) };
  };
}

/**
 * Returns, by node from the root on, the value declared by the nearest element below the root, or ''; null if none
 * does.
 */
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
