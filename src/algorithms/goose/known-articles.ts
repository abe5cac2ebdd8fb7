import { elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';

/** Where well-known sites and schemas put an article, in this order (docs/specs/goose.md, "Order of work", step 2). */
const KNOWN = [
  { attribute: 'class', value: 'short-story' },
  { attribute: 'itemprop', value: 'articleBody' },
  { attribute: 'class', value: 'post-content' },
  { attribute: 'class', value: 'g-content' },
  { attribute: 'class', value: 'post-outer' },
] as const;

/** Returns the elements marked as the article. They may nest and occur more than once. */
export function findKnownArticles(page: TreeElement): TreeElement[] {
  const named = [page, ...elementsBelow(page, ({ attributes }) => 'class' in attributes || 'itemprop' in attributes)];
  const known = KNOWN.flatMap(({ attribute, value }) => {
    const part = value.toLowerCase();
    return named.filter(({ attributes }) => attributes[attribute]?.toLowerCase().includes(part));
  });
  return [...known, ...elementsBelow(page, ({ name }) => name === 'article')];
}

/** Whether an element passes the stricter test of "Siblings": the whole value, case-sensitive. */
export function isKnownArticle({ name, attributes }: TreeElement): boolean {
  return name === 'article' || KNOWN.some(({ attribute, value }) => attributes[attribute] === value);
}
