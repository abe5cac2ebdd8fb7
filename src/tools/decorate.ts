/** What the tools write into an article, one decoration after the other. */
import type { Article } from '../article/types.ts';
import { compared } from './checking/comparison.ts';
import { addRemovedLines } from './editing/removed-lines.ts';
import { withDoubt } from './guarding/with-doubt.ts';
import { withGaps } from './guarding/with-gaps.ts';
import type { Scene } from './scene.ts';

type Decoration = (article: Article, scene: Scene) => Article;

/** In this order: each sees what those before it have written. */
const DECORATIONS: readonly Decoration[] = [withDoubt, compared, withGaps, addRemovedLines];

let last: { scene: Scene; article: Article } | null = null;

/** The same article where nothing is written into it, and the same as before where nothing has changed since. */
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
    before.opinions.length === now.opinions.length
  );
}
