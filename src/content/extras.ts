/** What only some articles need, each in a script of its own: typesetting of formulas, colours in code. */
import { holds } from '../article/clean/tree.ts';
import { awaitsTypesetting, withTypeset } from '../article/formulas/with-typeset.ts';
import type { Article } from '../article/types.ts';
import { reportOnce } from '../platform/errors.ts';
import type { Highlight } from '../reader/types.ts';
import { load, provided } from './lazy-script.ts';

type Extra = 'formulas' | 'highlight';

const typesetArticles = new WeakMap<Article, Article>();

/** The article with its formulas typeset, as far as that can be done by now. */
export function withFormulas(article: Article): Article {
  const typeset = provided('formulas');
  if (!typeset || !awaitsTypesetting(article.tree)) return article;
  const known = typesetArticles.get(article) ?? { ...article, tree: withTypeset(article.tree, typeset) };
  typesetArticles.set(article, known);
  return known;
}

export function highlighter(): Highlight | null {
  return provided('highlight') ?? null;
}

/** Gets the scripts that an article needs. Resolves to whether there are new ones. */
export async function loadExtras(article: Article): Promise<boolean> {
  const missing = extrasFor(article).filter((extra) => !provided(extra));
  const arrivals = await Promise.all(missing.map(arrives));
  return arrivals.includes(true);
}

function extrasFor({ tree }: Article): Extra[] {
  const hasCode = tree.children.some(
    (child) => child.type === 'element' && (child.tagName === 'pre' || holds(child, 'pre')),
  );
  return [...(awaitsTypesetting(tree) ? ['formulas' as const] : []), ...(hasCode ? ['highlight' as const] : [])];
}

/** Gets the script that explains. */
export async function loadExplanations(): Promise<void> {
  await arrives('explain');
}

async function arrives(extra: Extra | 'explain'): Promise<boolean> {
  try {
    await load(extra);
    return true;
  } catch (error) {
    // The text is all there without it.
    reportOnce(`the script ${extra} did not load`, error);
    return false;
  }
}
