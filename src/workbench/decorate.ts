/** What the workbench writes into an article, one decoration after the other. */
import type { Article } from '../article/types.ts';
import { withLeftOut } from './asking/left-out.ts';
import { withDoubt } from './guarding/with-doubt.ts';
import { withGaps } from './guarding/with-gaps.ts';
import type { Scene } from './scene.ts';

type Decoration = (article: Article, scene: Scene) => Article;

/** In this order: each sees what those before it have written. */
const DECORATIONS: readonly Decoration[] = [withDoubt, withGaps, withLeftOut];

/** The same article where nothing is written into it. */
export function decorate(scene: Scene): Article {
  return DECORATIONS.reduce((article, run) => run(article, scene), scene.article);
}
