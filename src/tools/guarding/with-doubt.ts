import type { Article } from '../../article/types.ts';
import { counted } from '../../platform/wording/message.ts';
import { loweredConfidence } from '../../selection/opinions/uncertain.ts';
import type { Scene } from '../scene.ts';
import { uncertaintyOf } from './known-gaps.ts';

/** Adds a sentence about the largest piece that few algorithms keep, if it is known, and lowers the confidence. */
export function withDoubt(article: Article, scene: Scene): Article {
  const uncertainty = uncertaintyOf(scene);
  const [largest, ...rest] = [...(uncertainty?.pieces ?? [])].sort((a, b) => b.words - a.words);
  if (!uncertainty || !largest) return article;
  const others = rest.length === 0 ? [] : [counted('doubtOthers', rest.length)];
  const { confidence } = article;
  return {
    ...article,
    doubt: [largest.sentence, ...others].join(' '),
    confidence: confidence === null ? null : loweredConfidence(confidence, uncertainty),
  };
}
