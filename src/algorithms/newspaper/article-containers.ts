/** Points for elements marked as the article (docs/specs/newspaper.md, "Best element (4k)", step 1). */
import type { TreeElement } from '../steps/element-tree/tree.ts';

interface Container {
  readonly points: number;
  readonly tag?: string;
  readonly attribute: string;
  readonly value: RegExp;
}

const CONTAINERS: readonly Container[] = [
  { points: 25, tag: 'article', attribute: 'role', value: /^article$/i },
  { points: 100, attribute: 'itemprop', value: /^articleBody$/i },
  { points: 40, attribute: 'itemprop', value: /^articleText$/i },
  { points: 30, attribute: 'itemtype', value: /^https:\/\/schema\.org\/(?:News)?Article$/i },
  {
    points: 20,
    attribute: 'itemtype',
    value: /^https:\/\/schema\.org\/(?:BlogPosting|ScholarlyArticle|SocialMediaPosting|TechArticle)$/i,
  },
  { points: 15, attribute: 'class', value: /paragraph|entry-content|article-text|article-body/i },
];

const SCORED_TAGS: ReadonlySet<string> = new Set(['p', 'pre', 'td', 'article', 'div']);

/** Returns the highest points of an attribute of the element, or 0. */
export function containerPoints({ name, attributes }: TreeElement): number {
  if (!SCORED_TAGS.has(name)) return 0;
  const points = CONTAINERS.filter(
    ({ tag = name, attribute, value }) => tag === name && value.test(attributes[attribute] ?? ''),
  ).map((container) => container.points);
  return Math.max(0, ...points);
}
