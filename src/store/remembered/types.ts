/**
 * What is remembered of a site: plain data that is stored, exported and replayed. It says what a box is like and where it
 * stands, never what it says.
 */

import type { GivenRole } from '../../article/corrections/types.ts';
import type { Appearance } from '../settings/types.ts';

/** What a box lies in, as HTML and ARIA name it. */
export const LANDMARKS = ['main', 'article', 'aside', 'nav', 'footer', 'header', 'section', 'form', 'dialog'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** Where a box stands to the column of the running text; `none` where nothing was measured. */
export const COLUMN_PLACES = ['in', 'left', 'right', 'across', 'none'] as const;
export type ColumnPlace = (typeof COLUMN_PLACES)[number];

/** Where a box stands to the text that the algorithm kept. */
export const TEXT_PLACES = ['before', 'inside', 'after'] as const;
export type PlaceInText = (typeof TEXT_PLACES)[number];

/** What a box holds for the most part. */
export const CONTENTS = ['text', 'heading', 'list', 'table', 'picture', 'quote', 'code', 'form', 'mixed'] as const;
export type Content = (typeof CONTENTS)[number];

/** Most stems of a box: a signature stays small. */
export const MOST_STEMS = 12;
export const LONGEST_STEM = 24;
export const MOST_LANDMARKS = 5;
/** Longest path; of a deeper box, the inner end. */
export const MOST_PATH = 40;
/** A correction of more parts than this is one of its page. */
export const MOST_BOXES = 6;

/** How one box is recognised, exactly: by tag, names and place in the page's tree. The rest describes it in words. */
export interface BoxSignature {
  /** Local name in lower case. */
  readonly tag: string;
  /** Stems of its class and id; ascending. Of a box of an earlier version, also those of the boxes in it that hold all of its text. */
  readonly names: readonly string[];
  /** Tags of the elements around it, from the innermost out, without `body`; null for a box of an earlier version. */
  readonly path: readonly string[] | null;
  /** From the innermost out, the box itself among them. */
  readonly landmarks: readonly Landmark[];
  /** Stems of the nearest named boxes around it; ascending. */
  readonly around: readonly string[];
  readonly content: Content;
  /** 0 for none, else the logarithm to base 2 of their number, rounded down, and 1. */
  readonly words: number;
  readonly column: ColumnPlace;
  readonly place: PlaceInText;
  /** Several such boxes of one page were meant. */
  readonly isMany: boolean;
}

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

/** All that is remembered of one site. That it is always read is not: that is a permission of the browser (`src/store/sites/`). */
export interface SiteMemory {
  readonly version: typeof MEMORY_VERSION;
  /** What its pages have in common: host without "www.", port included where the address names one. */
  readonly site: string;
  readonly algorithm?: string;
  /** Whether comments are shown. */
  readonly comments?: boolean;
  readonly appearance?: Partial<Appearance>;
  /** It never opens by itself, where other sites do. */
  readonly never?: true;
  readonly corrections: readonly RememberedCorrection[];
}

/** What may be remembered beside corrections. `null` forgets it. */
export interface SiteChoices {
  readonly algorithm?: string | null;
  readonly comments?: boolean | null;
  readonly appearance?: Partial<Appearance> | null;
  readonly never?: true | null;
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
