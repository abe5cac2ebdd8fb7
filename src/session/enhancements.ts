/** Loads scripts after the first paint: the reader's controls, fonts, and features that only some articles need. */
import { awaitsTypesetting, holdsRawTex } from '../article/formulas/awaits-typesetting.ts';
import { holds } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { reportOnce } from '../platform/errors.ts';
import type { LazyParts } from '../reader/state/view.ts';
import type { Wear } from '../reader/styles/packaged-font.ts';
import type { PackagedFont } from '../store/settings/types.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';

type Enhancement = 'formulas' | 'highlight';

const typesetArticles = new WeakMap<Article, Article>();

/** Returns the article with typeset formulas; the same article if it has none or the script has not loaded. */
export function withFormulas(article: Article): Article {
  const formulas = provided('formulas');
  if (!formulas || !hasFormulas(article)) return article;
  const known = typesetArticles.get(article) ?? { ...article, tree: formulas.typesetFormulas(article.tree) };
  typesetArticles.set(article, known);
  return known;
}

function hasFormulas({ tree }: Article): boolean {
  return awaitsTypesetting(tree) || holdsRawTex(tree);
}

/** Loads the scripts that an article needs (formulas, coloured code). Resolves to true if any new script has loaded. */
export async function loadEnhancements(article: Article): Promise<boolean> {
  const missing = enhancementsFor(article).filter((enhancement) => !provided(enhancement));
  const arrivals = await Promise.all(missing.map(arrives));
  return arrivals.includes(true);
}

function enhancementsFor(article: Article): Enhancement[] {
  const { tree } = article;
  const hasCode = tree.children.some(
    (child) => child.type === 'element' && (child.tagName === 'pre' || holds(child, 'pre')),
  );
  return [...(hasFormulas(article) ? ['formulas' as const] : []), ...(hasCode ? ['highlight' as const] : [])];
}

/** Returns the parts of the reader that load after the first paint. Each part is null until it has loaded. */
export function lazyParts(): LazyParts {
  return { controls: provided('controls') ?? null, highlight: provided('highlight') ?? null };
}

/** Loads the script of a font. Resolves to the function that applies the font; null if the script cannot load. */
export async function loadFont(font: PackagedFont): Promise<Wear | null> {
  const script = `font-${font}` as const;
  await arrives(script);
  return provided(script) ?? null;
}

let controlsComing: Promise<boolean> | null = null;

/** Concurrent calls share one load. Resolves to false if the script cannot load. */
export function loadControls(): Promise<boolean> {
  controlsComing ??= arrives('controls').finally(() => {
    controlsComing = null;
  });
  return controlsComing;
}

async function arrives(script: Enhancement | 'controls' | `font-${PackagedFont}`): Promise<boolean> {
  try {
    await load(script);
    return true;
  } catch (error) {
    // The error is reported but not thrown, because the article is readable without the script.
    reportOnce(`the script ${script} did not load`, error);
    return false;
  }
}
