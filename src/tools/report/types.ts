/**
 * A report of a page: the page as it was read, and the algorithms' results. Developers load the file into benchmarks
 * and tests (docs/reporting.md). It is plain JSON, and `bench/report/parse-report.ts` checks it before it is used.
 */
import type { Role } from '../../algorithms/types.ts';
import type { CorrectionHistory } from '../../article/corrections/types.ts';
import type { MetadataSources } from '../../article/types.ts';
import type { PlainAnswer } from '../../engine/types.ts';
import type { Attributes, PageSnapshot } from '../../page/snapshot/types.ts';

/** Value of the first field, which distinguishes a report from other JSON files. */
export const REPORT_FORMAT = 'lectern-report';
/** Version of the format; increases when a change makes older files unreadable. */
export const REPORT_VERSION = 1;

export interface Report {
  format: typeof REPORT_FORMAT;
  version: typeof REPORT_VERSION;
  /** Whether the report contains the texts of the page. If not, its texts and addresses are masked (`mask/`). */
  withText: boolean;
  versions: { extension: string; snapshot: number };
  environment: {
    userAgent: string;
    /** Language of the browser's interface (BCP 47). */
    language: string;
    /** Size of the window (CSS pixels). */
    window: { width: number; height: number };
    /** Whether the page was read with pauses, because it is large. */
    isInPieces: boolean;
  };
  snapshot: PackedSnapshot;
  /** Results of all algorithms that had run; the one that found the shown article comes first. */
  selections: readonly ReportedSelection[];
  shown: ReportedArticle;
  /** The user's changes of the article, such as removed paragraphs; null for none. */
  corrections: CorrectionHistory | null;
}

export interface ReportedSelection<Marks = PackedMarks>
  extends Pick<PlainAnswer, 'algorithm' | 'confidence' | 'page' | 'empty'> {
  /** Text nodes that the algorithm selected. */
  answer: Marks;
  /** Text nodes of the article, without readers' comments on it. */
  article: Marks;
}

/** Marks (kept text nodes with their roles) as columns; see `packMarks` in `make-report.ts`. */
export interface PackedMarks {
  count: number;
  /** Node ids, each as the difference from the previous one. */
  steps: Runs;
  /** Role of each mark, as an index into `roleNames`. */
  roles: Runs;
  roleNames: readonly Role[];
  /** Marks that keep only a part of a text: [index of the mark, start, end]; -1 for the text's own start or end. */
  parts: readonly (readonly number[])[];
}

export interface ReportedArticle<Marks = PackedMarks> {
  algorithm: string;
  areCommentsShown: boolean;
  /** Number of words of the article, without readers' comments on it. */
  words: number;
  confidence: number | null;
  /** Text nodes of the article, after the user's corrections. */
  marks: Marks;
  /** Facts such as headline, author and date; `sources` names the part of the page from which each comes. */
  facts: Readonly<Record<string, string>>;
  sources: MetadataSources;
  /** For each visible block: whether the article contains it, and why (no reasons without text: they may quote it). */
  trace: readonly ReportedWord[];
}

/** A block's first visible text node, whether the block is in the article, the step that decided, and the reason. */
export type ReportedWord = readonly [node: number, isKept: boolean, pass: string, reason: string];

/** A page's snapshot as the report contains it: with packed columns, and without blocks, which can be recomputed. */
export interface PackedSnapshot extends Omit<PageSnapshot, 'nodes' | 'blocks'> {
  nodes: PackedNodes;
}

/** Columns of a snapshot that are packed without other changes. */
export const PLAIN_COLUMNS = ['kind', 'name', 'style', 'hidden', 'x', 'y', 'width', 'height'] as const;

export interface PackedNodes extends Record<(typeof PLAIN_COLUMNS)[number], Runs> {
  size: number;
  /** Distance from the parent: the node's id minus the parent's. */
  up: Runs;
  /** Number of nodes in each node's subtree, including itself. */
  rows: Runs;
  /** Texts of all text nodes, in page order. */
  text: readonly string[];
  /** Every distinct combination of attributes, stored once. */
  attributeSets: readonly Attributes[];
  /** Attributes of each element, as an index into `attributeSets`; -1 for none. */
  attributes: Runs;
}

/** A packed column of numbers: single numbers, and pairs for numbers that repeat. */
export type Runs = readonly (number | readonly [value: number, times: number])[];
