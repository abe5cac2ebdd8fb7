/**
 * jusText 3.0.2 with the parameters of the article extraction benchmark (J. Pomikálek: "Removing Boilerplate and
 * Duplicate Content from Web Corpora", PhD thesis, Masaryk University 2011; docs/specs/justext.md).
 *
 * Deviations: on the rendered page, white space between two elements counts; the original drops it and glues words. Of
 * its stop-word lists for 100 languages only the English one was available. The benchmark used it for every page, and
 * so does `source`; on the rendered page, newspaper4k's lists are used for other languages. Languages without spaces
 * between words give nothing, as in the original.
 */
import { algorithmOf } from '../steps/selection.ts';
import type { TraceEntry } from '../types.ts';
import { classify } from './classify.ts';
import type { ClassifiedParagraph } from './context-free.ts';
import { cutParagraphs } from './paragraphs.ts';
import { BENCHMARK } from './parameters.ts';
import { stopListOf } from './stop-list.ts';

export default algorithmOf('justext', (snapshot, population) => {
  const { words } = stopListOf(snapshot, population);
  const classified = classify(cutParagraphs(snapshot, population), words, BENCHMARK);
  const good = classified.filter(isGood).map(({ paragraph }) => paragraph);
  return {
    marks: good.flatMap(({ nodes }) => nodes.map((node) => ({ node, role: 'body' }))),
    text: good.map(({ text }) => text).join(' '),
    trace: classified.map(explain),
  };
});

function isGood(paragraph: ClassifiedParagraph): boolean {
  return paragraph.class === 'good';
}

function explain(classified: ClassifiedParagraph): TraceEntry {
  const { paragraph, step, reason } = classified;
  return { step, node: paragraph.start, kept: isGood(classified), reason };
}
