/**
 * What is remembered of a site: plain data that is stored, exported and replayed. It says what a box is like and where it
 * stands, never what it says.
 */
import type { Appearance } from '../../settings/types.ts';
import type { GivenRole } from '../types.ts';

/** What a box lies in, as HTML and ARIA name it. */
export const LANDMARKS = ['main', 'article', 'aside', 'nav', 'footer', 'header', 'section', 'form', 'dialog'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** Where a box stands to the column of the running text; `none` where nothing was measured. */
export const COLUMN_PLACES = ['in', 'left', 'right', 'across', 'none'] as const;
export type ColumnPlace = (typeof COLUMN_PLACES)[number];

/** Where a box stands to the text that the algorithm kept. */
export const TEXT_PLACES = ['before', 'inside', 'after'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

/** What a box holds for the most part. */
export const CONTENTS = ['text', 'heading', 'list', 'table', 'picture', 'quote', 'code', 'form', 'mixed'] as const;
export type Content = (typeof CONTENTS)[number];

/** What stands right before a box, or right after it; `none` at an end of its parent. */
export const NEIGHBOURS = ['none', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'landmark', 'box', ...CONTENTS] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];

/** So many words say what a box is; a signature shall stay small. */
export const MOST_STEMS = 12;
export const LONGEST_STEM = 24;
/** A box that lies deeper says it with those around it. */
export const MOST_LANDMARKS = 5;
/** A correction of more parts than this is one of its page. */
export const MOST_BOXES = 6;

/** What one box is like. Numbers are steps of a scale, so that pages which differ a little give the same. */
export interface BoxSignature {
  /** Local name in lower case. */
  readonly tag: string;
  /** From the innermost out, the box itself among them. */
  readonly landmarks: readonly Landmark[];
  /** Stems of its class and id, and of those of the boxes in it that hold all of its text; ascending. */
  readonly names: readonly string[];
  /** Stems of the nearest named boxes around it; ascending. */
  readonly around: readonly string[];
  readonly column: ColumnPlace;
  /** Width as a share of the column's: 0 (not measured), 1 (up to a third), 2 (two thirds), 3 (as wide), 4 (wider). */
  readonly width: number;
  /** Size of its text beside that of the kept text: -1, 0, 1, or 2 for half as large again. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly place: TextPlace;
  /** Kept blocks before it and after it, {@link MOST_FROM_END} for that many and more. */
  readonly fromStart: number;
  readonly fromEnd: number;
  readonly content: Content;
  /** 0 for none, else the logarithm to base 2 of their number, rounded down, and 1. */
  readonly blocks: number;
  readonly words: number;
  /** Share of its words in links: 0, 1 (up to half), 2 (more), 3 (all). */
  readonly links: number;
  readonly before: Neighbour;
  readonly after: Neighbour;
  /** Boxes of the same names beside it: 0 for none, as `blocks` is counted. */
  readonly siblings: number;
  /** Several such boxes of one page were meant. */
  readonly isMany: boolean;
}

export const MOST_FROM_END = 6;

/** A correction by what its boxes are like. What the user wrote into the head is not remembered. */
export type Signature = { readonly boxes: readonly BoxSignature[] } & (
  | { readonly kind: 'remove' | 'keep' | 'container' }
  | { readonly kind: 'role'; readonly role: GivenRole }
);

/** Why a remembered correction is not applied any more: three misses, more than a quarter of the text, or the user. */
export const OFF_REASONS = ['missed', 'too-much', 'user'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

export interface RememberedCorrection {
  /** Made at random; unique within its site. */
  readonly id: string;
  readonly signature: Signature;
  /** The day on which the user asked for it, as ISO 8601 (2026-05-03). */
  readonly asked: string;
  /** Pages on which it changed something. */
  readonly used: number;
  /** Articles in a row on which it found nothing. */
  readonly missed: number;
  /** null while it is applied. */
  readonly off: OffReason | null;
}

export const MEMORY_VERSION = 1;

/** All that is remembered of one site. That it is always read is not: that is a permission of the browser (`src/sites/`). */
export interface SiteMemory {
  readonly version: typeof MEMORY_VERSION;
  /** What its pages have in common: host without "www.", port included where the address names one. */
  readonly site: string;
  readonly algorithm?: string;
  /** Whether comments are shown. */
  readonly comments?: boolean;
  readonly appearance?: Partial<Appearance>;
  readonly corrections: readonly RememberedCorrection[];
}

/** What may be remembered beside corrections. `null` forgets it. */
export interface SiteChoices {
  readonly algorithm?: string | null;
  readonly comments?: boolean | null;
  readonly appearance?: Partial<Appearance> | null;
}

/** What became of a remembered correction on a page. `found`: its box was there, and nothing was left to do. */
export const OUTCOMES = ['used', 'found', 'missed', 'too-much'] as const;
export interface Outcome {
  readonly id: string;
  readonly outcome: (typeof OUTCOMES)[number];
}

/** Names of elements that are remembered: those of HTML and of custom elements, and no `__proto__`. */
export const TAG = /^[a-z][a-z\d-]{0,30}$/;

/** Why something is not remembered of a site. */
export type MemoryRefusal = 'private' | 'full';
