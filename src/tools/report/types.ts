/**
 * A report of a page: the page as it was read and its results, as a file that a developer loads into the bench and the
 * tests (docs/reporting.md). Plain JSON; a file is checked before it is used (`parse-report.ts`).
 */
import type { EmptyReason, PageJudgement, Role } from '../../algorithms/types.ts';
import type { CorrectionHistory } from '../../article/corrections/types.ts';
import type { MetadataSources } from '../../article/types.ts';
import type { Attributes, PageSnapshot } from '../../page/snapshot/types.ts';

/** First value in the file, which distinguishes it from other JSON. */
export const REPORT_FORMAT = 'lectern-report';
/** Version; increases when older files can no longer be read unchanged. */
export const REPORT_VERSION = 1;

export interface Report {
  format: typeof REPORT_FORMAT;
  version: typeof REPORT_VERSION;
  /** False: every letter, number and address was replaced when the file was made. */
  withText: boolean;
  versions: Versions;
  environment: Environment;
  snapshot: PackedSnapshot;
  /** Results of the algorithms that had run, the shown one first. */
  selections: readonly ReportedSelection[];
  shown: ReportedArticle;
  /** The user's decisions about the article; null for none. */
  corrections: CorrectionHistory | null;
}

export interface Versions {
  extension: string;
  /** Version of the page snapshot's columns. */
  snapshot: number;
}

/** Browser and window in which the page was read. */
export interface Environment {
  /** Name that the browser gives itself. */
  userAgent: string;
  /** Language of the browser's own texts (BCP 47). */
  language: string;
  /** Size of the window (CSS pixels). */
  window: { width: number; height: number };
  /** The page was large and was read with pauses. */
  isInPieces: boolean;
}

/** An algorithm's answer, and the marks of its article after all passes. */
export interface ReportedSelection<Marks = PackedMarks> {
  algorithm: string;
  answer: Marks;
  /** Marks of the article without comments. */
  article: Marks;
  confidence: number | null;
  page: PageJudgement | null;
  empty: EmptyReason | null;
}

/** Marks as columns (`marks.ts`). */
export interface PackedMarks {
  count: number;
  /** Each node minus the one before. */
  steps: Runs;
  /** Indices into `roleNames`. */
  roles: Runs;
  roleNames: readonly Role[];
  /** Marks that keep part of a node's text: index of the mark, start and end, -1 for none. */
  parts: readonly (readonly number[])[];
}

/** The article on the screen. */
export interface ReportedArticle<Marks = PackedMarks> {
  algorithm: string;
  areCommentsShown: boolean;
  /** Number of words, as the reader counted them. */
  words: number;
  confidence: number | null;
  /** Marks with the user's corrections. */
  marks: Marks;
  /** Facts of the head; `sources` says where they come from. */
  facts: Readonly<Record<string, string>>;
  sources: MetadataSources;
  /** The final decision on every visible block; without text, the reasons are left out. */
  trace: readonly ReportedWord[];
}

/** A block's first visible text node, whether it is in the article, the pass that decided, and the reason. */
export type ReportedWord = readonly [node: number, isKept: boolean, pass: string, reason: string];

/** A snapshot in a file: without its blocks, which can be derived, and with packed columns. */
export interface PackedSnapshot extends Omit<PageSnapshot, 'nodes' | 'blocks'> {
  nodes: PackedNodes;
}

export interface PackedNodes {
  size: number;
  kind: Runs;
  /** Distance to the parent: own id minus the parent's. */
  up: Runs;
  /** Number of rows of the subtree, including itself. */
  rows: Runs;
  name: Runs;
  style: Runs;
  hidden: Runs;
  x: Runs;
  y: Runs;
  width: Runs;
  height: Runs;
  /** Texts of the text nodes, in order. */
  text: readonly string[];
  /** Every combination of attributes that occurs, once. */
  attributeSets: readonly Attributes[];
  /** Index into `attributeSets`, -1 for none. */
  attributes: Runs;
}

/** Numbers of a column: single numbers, or a pair for one that repeats. */
export type Runs = readonly (number | readonly [value: number, times: number])[];
