/**
 * jusText 3.0.2 with the parameters of the article extraction benchmark (J. Pomikálek: "Removing Boilerplate and
 * Duplicate Content from Web Corpora", PhD thesis, Masaryk University 2011; specs/justext.md).
 *
 * Deviations: of the rendered page, white space between two elements counts; the original drops it and glues words. It
 * has lists of stop words for 100 languages; here it is the English one for every page, as in the benchmark. Pages in
 * other languages have too few of its words, and give nothing.
 */
import { toSelection } from '../steps/selection.ts';
import type { Algorithm, TraceEntry } from '../types.ts';
import { classify } from './classify.ts';
import type { ClassifiedParagraph } from './context-free.ts';
import { cutParagraphs } from './paragraphs.ts';
import { BENCHMARK } from './parameters.ts';
import { stopList } from './stop-list.ts';

const id = 'justext';

export default {
  id,
  run(snapshot, { population }) {
    const classified = classify(cutParagraphs(snapshot, population), stopList(), BENCHMARK);
    const good = classified.filter(isGood).map(({ paragraph }) => paragraph);
    return toSelection(id, snapshot, population, {
      marks: good.flatMap(({ nodes }) => nodes.map((node) => ({ node, role: 'body' }))),
      text: good.map(({ text }) => text).join(' '),
      trace: classified.map(explain),
    });
  },
} satisfies Algorithm;

function isGood(paragraph: ClassifiedParagraph): boolean {
  return paragraph.class === 'good';
}

function explain(classified: ClassifiedParagraph): TraceEntry {
  const { paragraph, step, reason } = classified;
  return { step, node: paragraph.start, kept: isGood(classified), reason };
}
