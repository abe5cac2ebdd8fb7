import type { Article } from '../article/types.ts';
import { compared } from './checking/comparison.ts';
import { addRemovedLines } from './editing/removed-lines.ts';
import { withDoubt, withGaps } from './guarding/decorations.ts';
import type { Scene } from './scene.ts';

type Decoration = (article: Article, scene: Scene) => Article;

/** Functions that add the tools' parts. `compared` replaces the text, so it runs before later inserts. */
const DECORATIONS: readonly Decoration[] = [withDoubt, compared, withGaps, addRemovedLines];

let last: { scene: Scene; article: Article } | null = null;

/** Returns the article with the tools' parts; the same object if they add nothing, or nothing has changed since. */
export function decorate(scene: Scene): Article {
  if (!last || !isSame(last.scene, scene))
    last = { scene, article: DECORATIONS.reduce((article, run) => run(article, scene), scene.article) };
  return last.article;
}

function isSame(before: Scene, now: Scene): boolean {
  return (
    before.article === now.article &&
    before.work === now.work &&
    before.isComplete === now.isComplete &&
    before.answers === now.answers &&
    before.opinions.length === now.opinions.length
  );
}
