import * as v from 'valibot';
import { type EmptyReason, type Mark, PAGE_KINDS } from '../../src/algorithms/types.ts';
import { EDITABLE_FIELDS, GIVEN_ROLES } from '../../src/article/corrections/types.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { OWN_FIELDS, shape } from '../../src/shared/own-fields.ts';
import {
  REPORT_FORMAT,
  REPORT_VERSION,
  type Report,
  type ReportedArticle,
  type ReportedSelection,
} from '../../src/tools/report/types.ts';
import { below, byName, COUNT, FINITE, ReportFault, sound } from './check.ts';
import { parseSnapshot } from './parse-snapshot.ts';
import { marksWithin } from './unpack.ts';

/** A parsed report, with its page snapshot and marks unpacked. */
export interface ParsedReport extends Omit<Report, 'snapshot' | 'selections' | 'shown'> {
  snapshot: PageSnapshot;
  selections: readonly ReportedSelection<readonly Mark[]>[];
  shown: ReportedArticle<readonly Mark[]>;
}

/** Maximum length of a file that is parsed (characters). */
const MAX_FILE_CHARACTERS = 200_000_000;

const EMPTY_REASONS = ['no-text', 'no-candidate', 'failed'] as const satisfies readonly EmptyReason[];

/** Returns the report, or a sentence about what is wrong with the file. Never throws. */
export function parseReport(file: string): ParsedReport | { fault: string } {
  if (file.length > MAX_FILE_CHARACTERS)
    return { fault: `This file is too large for a report: ${file.length} characters.` };
  try {
    return reportOf(JSON.parse(file));
  } catch (error) {
    if (error instanceof ReportFault) return { fault: error.message };
    // SyntaxError: the file is not JSON.
    return { fault: 'This is not a report: the file is not JSON.' };
  }
}

function reportOf(value: unknown): ParsedReport {
  const given = sound(OWN_FIELDS, value, 'the file');
  if (given.format !== REPORT_FORMAT) throw new ReportFault('This is no report of Lectern’s.');
  if (given.version !== REPORT_VERSION) {
    const version = typeof given.version === 'number' ? given.version : 'none';
    throw new ReportFault(`This report has version ${version}; version ${REPORT_VERSION} can be read.`);
  }
  const snapshot = parseSnapshot(given.snapshot, 'snapshot');
  const rest = sound(restWithin(snapshot.nodes.size), given, '');
  return { format: REPORT_FORMAT, version: REPORT_VERSION, snapshot, ...rest };
}

const SHARE = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Returns a schema for the parts of a report that refer to nodes, on a page with this number of nodes. */
function restWithin(size: number) {
  const marks = marksWithin(size);
  const corrections = v.array(correctionWith(below(size)));
  return shape({
    withText: v.boolean(),
    versions: shape({ extension: v.string(), snapshot: COUNT }),
    environment: shape({
      userAgent: v.string(),
      language: v.string(),
      window: shape({ width: FINITE, height: FINITE }),
      isInPieces: v.boolean(),
    }),
    selections: v.array(
      shape({
        algorithm: v.string(),
        answer: marks,
        article: marks,
        confidence: v.nullable(SHARE),
        page: v.nullable(shape({ kind: v.picklist(PAGE_KINDS), article: SHARE, readable: SHARE })),
        empty: v.nullable(v.picklist(EMPTY_REASONS)),
      }),
    ),
    shown: shape({
      algorithm: v.string(),
      areCommentsShown: v.boolean(),
      words: COUNT,
      confidence: v.nullable(SHARE),
      marks,
      facts: byName(v.string()),
      sources: byName(v.string()),
      trace: v.array(v.tuple([below(size), v.boolean(), v.string(), v.string()])),
    }),
    corrections: v.nullable(shape({ done: corrections, undone: corrections })),
  });
}

function correctionWith(node: ReturnType<typeof below>) {
  const nodes = v.array(node);
  return v.pipe(
    OWN_FIELDS,
    v.variant('kind', [
      v.object({ kind: v.picklist(['remove', 'keep']), nodes }),
      v.object({ kind: v.literal('container'), element: node }),
      v.object({ kind: v.literal('role'), nodes, role: v.picklist(GIVEN_ROLES) }),
      v.object({ kind: v.literal('edit'), field: v.picklist(EDITABLE_FIELDS), text: v.string() }),
    ]),
  );
}
