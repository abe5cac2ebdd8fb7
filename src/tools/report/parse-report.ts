/** Parses a file into a report, if it is one. */
import { type EmptyReason, type Mark, PAGE_KINDS, type PageJudgement } from '../../algorithms/types.ts';
import {
  type Correction,
  type CorrectionHistory,
  EDITABLE_FIELDS,
  GIVEN_ROLES,
} from '../../article/corrections/types.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import {
  below,
  count,
  fail,
  fields,
  finite,
  flag,
  list,
  listOf,
  oneOf,
  orNull,
  ReportFault,
  record,
  share,
  text,
  textsByName,
  type ValueCheck,
} from './check.ts';
import { marksWith } from './marks.ts';
import { parseSnapshot } from './parse-snapshot.ts';
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

/** A report whose page is unpacked. */
export interface ParsedReport extends Omit<Report, 'snapshot' | 'selections' | 'shown'> {
  snapshot: PageSnapshot;
  selections: readonly ReportedSelection<readonly Mark[]>[];
  shown: ReportedArticle<readonly Mark[]>;
}

/** Longest file that is parsed (characters). */
const MAX_FILE_CHARACTERS = 200_000_000;

const EMPTY_REASONS = [null, 'no-text', 'no-candidate', 'failed'] as const satisfies readonly (EmptyReason | null)[];

/** Returns the report, or the fault of the file as a sentence. Never throws. */
export function parseReport(file: string): ParsedReport | { fault: string } {
  if (file.length > MAX_FILE_CHARACTERS)
    return { fault: `This file is too large for a report: ${file.length} characters.` };
  try {
    return reportOf(JSON.parse(file));
  } catch (error) {
    if (error instanceof ReportFault) return { fault: error.message };
    // SyntaxError: anything else that JSON.parse cannot read.
    return { fault: 'This is no report: the file is not JSON.' };
  }
}

function reportOf(value: unknown): ParsedReport {
  const given = fields(value, 'the file');
  if (given.format !== REPORT_FORMAT) throw new ReportFault('This is no report of Lectern’s.');
  if (given.version !== REPORT_VERSION) {
    const version = typeof given.version === 'number' ? given.version : 'none';
    throw new ReportFault(`This report has version ${version}; version ${REPORT_VERSION} can be read.`);
  }
  const snapshot = parseSnapshot(given.snapshot, 'snapshot');
  const node = below(snapshot.nodes.size);
  const marks = marksWith(node, snapshot.nodes.size);
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    withText: flag(given.withText, 'withText'),
    versions: record<Versions>({ extension: text, snapshot: count })(given.versions, 'versions'),
    environment: environment(given.environment, 'environment'),
    snapshot,
    selections: listOf(selectionWith(marks))(given.selections, 'selections'),
    shown: shownWith(node, marks)(given.shown, 'shown'),
    corrections: orNull(historyWith(node))(given.corrections, 'corrections'),
  };
}

const environment = record<Environment>({
  userAgent: text,
  language: text,
  window: record<Environment['window']>({ width: finite, height: finite }),
  isInPieces: flag,
});

const judgement = record<PageJudgement>({ kind: oneOf(...PAGE_KINDS), article: share, readable: share });

function selectionWith(marks: ValueCheck<readonly Mark[]>): ValueCheck<ReportedSelection<readonly Mark[]>> {
  return record<ReportedSelection<readonly Mark[]>>({
    algorithm: text,
    answer: marks,
    article: marks,
    confidence: orNull(share),
    page: orNull(judgement),
    empty: oneOf(...EMPTY_REASONS),
  });
}

function shownWith(
  node: ValueCheck<number>,
  marks: ValueCheck<readonly Mark[]>,
): ValueCheck<ReportedArticle<readonly Mark[]>> {
  return record<ReportedArticle<readonly Mark[]>>({
    algorithm: text,
    areCommentsShown: flag,
    words: count,
    confidence: orNull(share),
    marks,
    facts: textsByName,
    sources: textsByName,
    trace: listOf(wordWith(node)),
  });
}

function wordWith(node: ValueCheck<number>): ValueCheck<ReportedWord> {
  return (value, place) => {
    const [id, isKept, pass, reason] = list(value, place);
    return [node(id, place), flag(isKept, place), text(pass, place), text(reason, place)];
  };
}

function historyWith(node: ValueCheck<number>): ValueCheck<CorrectionHistory> {
  const corrections = listOf(correctionWith(node));
  return record<CorrectionHistory>({ done: corrections, undone: corrections });
}

function correctionWith(node: ValueCheck<number>): ValueCheck<Correction> {
  const nodes = listOf(node);
  return (value, place) => {
    const given = fields(value, place);
    switch (given.kind) {
      case 'remove':
      case 'keep':
        return { kind: given.kind, nodes: nodes(given.nodes, `${place}.nodes`) };
      case 'container':
        return { kind: 'container', element: node(given.element, `${place}.element`) };
      case 'role': {
        const role = oneOf(...GIVEN_ROLES)(given.role, `${place}.role`);
        return { kind: 'role', nodes: nodes(given.nodes, `${place}.nodes`), role };
      }
      case 'edit': {
        const field = oneOf(...EDITABLE_FIELDS)(given.field, `${place}.field`);
        return { kind: 'edit', field, text: text(given.text, `${place}.text`) };
      }
      default:
        return fail(`${place}.kind`, 'a kind of correction');
    }
  };
}
