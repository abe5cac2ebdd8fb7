/**
 * A report of a page: what was read of it and what came of that, as a file that a developer loads into the bench and the
 * tests (docs/reporting.md). Plain JSON; what is read of a file is checked first (`parse-report.ts`).
 */
import type { EmptyReason, PageJudgement, Role } from '../../algorithms/types.ts';
import type { CorrectionHistory } from '../../article/corrections/types.ts';
import type { MetadataSources } from '../../article/types.ts';
import type { Attributes, PageSnapshot } from '../../page/snapshot/types.ts';

/** First thing in the file: what tells it from other JSON. */
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
  /** Of the algorithms that had run, the shown one first. */
  selections: readonly ReportedSelection[];
  shown: ReportedArticle;
  /** What the user had decided about the article; null for nothing. */
  corrections: CorrectionHistory | null;
}

export interface Versions {
  extension: string;
  /** Of the page snapshot's columns. */
  snapshot: number;
}

/** Where the page was read. */
export interface Environment {
  /** As the browser calls itself. */
  userAgent: string;
  /** BCP 47: of the browser's own texts. */
  language: string;
  /** CSS pixels. */
  window: { width: number; height: number };
  /** The page was large, and read with pauses. */
  isInPieces: boolean;
}

/** What one algorithm answered, and what stood in the article after all passes. */
export interface ReportedSelection<Marks = PackedMarks> {
  algorithm: string;
  answer: Marks;
  /** Without comments. */
  article: Marks;
  confidence: number | null;
  page: PageJudgement | null;
  empty: EmptyReason | null;
}

/** Marks as columns (`marks.ts`). */
export interface PackedMarks {
  count: number;
  /** Each node less the one before. */
  steps: Runs;
  /** Indices into `roleNames`. */
  roles: Runs;
  roleNames: readonly Role[];
  /** Where a part of a node's text is kept: index of the mark, start and end, -1 for none. */
  parts: readonly (readonly number[])[];
}

/** What stood on the screen. */
export interface ReportedArticle<Marks = PackedMarks> {
  algorithm: string;
  areCommentsShown: boolean;
  /** As the reader counted them. */
  words: number;
  confidence: number | null;
  /** With the corrections of the user. */
  marks: Marks;
  /** Facts of the head, and where each comes from. */
  facts: Readonly<Record<string, string>>;
  sources: MetadataSources;
  /** The last word on every visible block; without text, the reasons are left out. */
  trace: readonly ReportedWord[];
}

/** A block's first visible text node, whether it stands in the article, the pass that decided, and why. */
export type ReportedWord = readonly [node: number, isKept: boolean, pass: string, reason: string];

/** A snapshot as a file holds it: without what can be worked out again (the blocks), and with columns that are short. */
export interface PackedSnapshot extends Omit<PageSnapshot, 'nodes' | 'blocks'> {
  nodes: PackedNodes;
}

export interface PackedNodes {
  size: number;
  kind: Runs;
  /** How far up the parent stands: own id less the parent's. */
  up: Runs;
  /** Rows of the subtree, itself included. */
  rows: Runs;
  name: Runs;
  style: Runs;
  hidden: Runs;
  x: Runs;
  y: Runs;
  width: Runs;
  height: Runs;
  /** Of the text nodes, in order. */
  text: readonly string[];
  /** Every combination of attributes that occurs, once. */
  attributeSets: readonly Attributes[];
  /** Index into `attributeSets`, -1 for none. */
  attributes: Runs;
}

/** Numbers of a column: each by itself, or a pair for one that stands there several times in a row. */
export type Runs = readonly (number | readonly [value: number, times: number])[];
