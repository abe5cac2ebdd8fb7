/** Makes the report of a page from everything that was read. Pure. */
import type { Mark } from '../../algorithms/types.ts';
import type { Correction, CorrectionHistory } from '../../article/corrections/types.ts';
import type { Article, ArticleMetadata } from '../../article/types.ts';
import type { PlainAnswer } from '../../engine/types.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import type { LastWord } from '../../selection/trace.ts';
import { packMarks } from './marks.ts';
import { maskValue, type ValueMask } from './mask/attributes.ts';
import type { Random } from './mask/letters.ts';
import { createMask, maskSnapshot } from './mask/snapshot.ts';
import { packSnapshot } from './pack-snapshot.ts';
import {
  type Environment,
  REPORT_FORMAT,
  REPORT_VERSION,
  type Report,
  type ReportedArticle,
  type ReportedSelection,
  type ReportedWord,
  type Versions,
} from './types.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The page and its results. */
export interface ReportSource {
  /** The snapshot that the algorithms got. */
  snapshot: PageSnapshot;
  /** For every algorithm that has run: its answer, and the marks of its article. */
  selections: readonly { answer: PlainAnswer; marks: readonly Mark[] }[];
  shown: {
    article: Pick<Article, 'algorithm' | 'words' | 'confidence' | 'metadata'>;
    areCommentsShown: boolean;
    marks: readonly Mark[];
  };
  /** The final decisions of the shown article. */
  trace: readonly LastWord[];
  corrections: CorrectionHistory | null;
  versions: Versions;
  environment: Environment;
}

interface ReportOptions {
  withText: boolean;
  random: Random;
}

export function makeReport(source: ReportSource, { withText, random }: ReportOptions): Report {
  const { selections, corrections, versions, environment } = source;
  const snapshot = withoutSecrets(source.snapshot);
  const mask = withText ? null : createMask(source.snapshot, random);
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    withText,
    versions,
    environment,
    snapshot: packSnapshot(mask ? maskSnapshot(snapshot, mask) : snapshot),
    selections: [...selections]
      .sort((a, b) => order(source, a.answer) - order(source, b.answer))
      .map(({ answer, marks }) => reportedSelection(answer, marks)),
    shown: shownOf(source, mask),
    corrections: corrections && mask ? maskCorrections(corrections, mask) : corrections,
  };
}

const order = ({ shown }: ReportSource, { algorithm }: PlainAnswer) => (algorithm === shown.article.algorithm ? 0 : 1);

function reportedSelection(answer: PlainAnswer, marks: readonly Mark[]): ReportedSelection {
  const { algorithm, confidence, page, empty } = answer;
  return {
    algorithm,
    answer: packMarks(answer.marks),
    article: packMarks(marks),
    confidence,
    page,
    empty,
  };
}

function shownOf({ shown, trace }: ReportSource, mask: ValueMask | null): ReportedArticle {
  const { article, areCommentsShown, marks } = shown;
  const { algorithm, words, confidence, metadata } = article;
  return {
    algorithm,
    areCommentsShown,
    words,
    confidence,
    marks: packMarks(marks),
    facts: factsOf(metadata, mask),
    sources: metadata.sources,
    trace: trace.map(({ node, isKept, pass, reason }): ReportedWord => [node, isKept, pass, mask ? '' : reason]),
  };
}

function factsOf(metadata: ArticleMetadata, mask: ValueMask | null): Record<string, string> {
  const { headline, byline, published, modified, site, section, description, url, language, licence, leadImage } =
    metadata;
  const facts = { headline, byline, published, modified, site, section, description, url, licence };
  const all = { ...facts, leadImage: leadImage?.src ?? '' };
  const entries = Object.entries(all).map(([name, value]) => [name, mask ? maskValue(value, mask) : value] as const);
  return { ...Object.fromEntries(entries), language };
}

function maskCorrections({ done, undone }: CorrectionHistory, mask: ValueMask): CorrectionHistory {
  const masked = (correction: Correction): Correction =>
    correction.kind === 'edit' ? { ...correction, text: maskValue(correction.text, mask) } : correction;
  return { done: done.map(masked), undone: undone.map(masked) };
}
