/** Elements that are not the article by their names, as 3k and 4k say (docs/specs/newspaper.md). */
import { elementsAround } from '../steps/element-tree/around.ts';
import type { TreeElement } from '../steps/element-tree/tree.ts';
import { badName, type NameAttribute, removeNamed } from '../steps/goose/names.ts';
import type { TraceEntry } from '../types.ts';

const BAD_NAME = badName(/links/);

export interface BadNameOptions {
  /** Attributes by which an element goes only if there is no article in it. */
  guarded: readonly NameAttribute[];
  /** Attributes by which it goes in any case. */
  unguarded: readonly NameAttribute[];
  /** What counts as an article. */
  isArticle: (element: TreeElement) => boolean;
}

/** One attribute after the other: what went for its id protects nothing any more. */
export function removeBadNames(root: TreeElement, { guarded, unguarded, isArticle }: BadNameOptions): TraceEntry[] {
  const patterns = [BAD_NAME];
  return [
    ...guarded.flatMap((attribute) =>
      removeNamed(root, { patterns, attributes: [attribute], spared: elementsAround(root, isArticle) }),
    ),
    ...removeNamed(root, { patterns, attributes: unguarded }),
  ];
}
