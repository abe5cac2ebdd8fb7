/** Removes elements by names that exclude them from the article in 3k and 4k (docs/specs/newspaper.md). */
import { elementsAround } from '../steps/element-tree/around.ts';
import type { TreeElement } from '../steps/element-tree/tree.ts';
import { badName, type NameAttribute, removeNamed } from '../steps/goose/names.ts';
import type { TraceEntry } from '../types.ts';

const BAD_NAME = badName(/links/);

export interface BadNameOptions {
  /** Attributes that remove an element only if it contains no article. */
  guarded: readonly NameAttribute[];
  /** Attributes that always remove it. */
  unguarded: readonly NameAttribute[];
  /** Whether an element is an article. */
  isArticle: (element: TreeElement) => boolean;
}

/** Tests one attribute after the other: an element removed for its id no longer protects others. */
export function removeBadNames(root: TreeElement, { guarded, unguarded, isArticle }: BadNameOptions): TraceEntry[] {
  const patterns = [BAD_NAME];
  return [
    ...guarded.flatMap((attribute) =>
      removeNamed(root, { patterns, attributes: [attribute], spared: elementsAround(root, isArticle) }),
    ),
    ...removeNamed(root, { patterns, attributes: unguarded }),
  ];
}
