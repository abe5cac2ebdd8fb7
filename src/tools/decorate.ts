/** Applies the tools' decorations to an article, one after the other. */
import type { Article } from '../article/types.ts';
import { compared } from './checking/comparison.ts';
import { addRemovedLines } from './editing/removed-lines.ts';
import { withDoubt } from './guarding/with-doubt.ts';
import { withGaps } from './guarding/with-gaps.ts';
import type { Scene } from './scene.ts';

type Decoration = (article: Article, scene: Scene) => Article;

/** In order: each decoration sees the output of the ones before it. */
const DECORATIONS: readonly Decoration[] = [withDoubt, compared, withGaps, addRemovedLines];

let last: { scene: Scene; article: Article } | null = null;

/**
 * Returns the decorated article: the same object if nothing is added, and the previous result if nothing has changed.
 */
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
