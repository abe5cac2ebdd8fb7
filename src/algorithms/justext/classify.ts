import { type ClassifiedParagraph, classifyContextFree } from './context-free.ts';
import { classifyInContext } from './context-sensitive.ts';
import type { JusTextParagraph } from './paragraphs.ts';
import type { Parameters } from './parameters.ts';

/** Returns the paragraphs with their final classes: first each by itself, then by its neighbours. */
export function classify(
  paragraphs: readonly JusTextParagraph[],
  stopWords: ReadonlySet<string>,
  parameters: Parameters,
): readonly ClassifiedParagraph[] {
  const alone = paragraphs.map((paragraph) => classifyContextFree(paragraph, stopWords, parameters));
  return classifyInContext(alone, parameters);
}
