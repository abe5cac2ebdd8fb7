/**
 * The memory of a site: plain data that is stored, exported and replayed. It describes boxes and their places, never their text.
 */

import type { GivenRole } from '../../article/corrections/types.ts';
import type { Appearance } from '../settings/types.ts';

/** HTML and ARIA landmarks around a box. */
export const LANDMARKS = ['main', 'article', 'aside', 'nav', 'footer', 'header', 'section', 'form', 'dialog'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** Position of a box relative to the column of running text; `none` if nothing was measured. */
export const COLUMN_PLACES = ['in', 'left', 'right', 'across', 'none'] as const;
export type ColumnPlace = (typeof COLUMN_PLACES)[number];

/** Position of a box relative to the text that the algorithm kept. */
export const TEXT_PLACES = ['before', 'inside', 'after'] as const;
export type PlaceInText = (typeof TEXT_PLACES)[number];

/** Main content of a box. */
export const CONTENTS = ['text', 'heading', 'list', 'table', 'picture', 'quote', 'code', 'form', 'mixed'] as const;
export type Content = (typeof CONTENTS)[number];

/** Most stems of a box, to keep signatures small. */
export const MOST_STEMS = 12;
export const LONGEST_STEM = 24;
export const MOST_LANDMARKS = 5;
/** Longest path (elements); a deeper box keeps the inner end. */
export const MOST_PATH = 40;
/** Most boxes of a correction; one with more concerns only its page. */
export const MOST_BOXES = 6;

/** How a box is recognised: by exact tag, names and place in the page's tree. The other fields only describe it to the user. */
export interface BoxSignature {
  /** Local name in lower case. */
  readonly tag: string;
  /** Stems of its class and id; ascending. In an earlier version, also those of inner boxes that hold all of its text. */
  readonly names: readonly string[];
  /** Tags of the elements around it, from the innermost out, without `body`; null in an earlier version. */
  readonly path: readonly string[] | null;
  /** From the innermost out, including the box itself. */
  readonly landmarks: readonly Landmark[];
  /** Stems of the nearest named boxes around it; ascending. */
  readonly around: readonly string[];
  readonly content: Content;
  /** 0 for none, else the base-2 logarithm of their number, rounded down, plus 1. */
  readonly words: number;
  readonly column: ColumnPlace;
  readonly place: PlaceInText;
  /** Whether several such boxes of one page were meant. */
  readonly isMany: boolean;
}

/** A correction, described by its boxes. Edits of the article's head are not remembered. */
export type Signature = { readonly boxes: readonly BoxSignature[] } & (
  | { readonly kind: 'remove' | 'keep' | 'container' }
  | { readonly kind: 'role'; readonly role: GivenRole }
);

/** Why a remembered correction is off: three misses, more than a quarter of the text, or the user. */
export const OFF_REASONS = ['missed', 'too-much', 'user'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

export interface RememberedCorrection {
  /** Random; unique within its site. */
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

/** All data remembered for one site. Automatic opening is stored elsewhere, because it depends on a permission (`src/store/sites/`). */
export interface SiteMemory {
  readonly version: typeof MEMORY_VERSION;
  /** Host without "www.", with the port if the address has one. */
  readonly site: string;
  readonly algorithm?: string;
  /** Whether comments are shown. */
  readonly comments?: boolean;
  readonly appearance?: Partial<Appearance>;
  /** The site never opens automatically, even if others do. */
  readonly never?: true;
  readonly corrections: readonly RememberedCorrection[];
}

/** Choices remembered besides corrections. `null` forgets one. */
export interface SiteChoices {
  readonly algorithm?: string | null;
  readonly comments?: boolean | null;
  readonly appearance?: Partial<Appearance> | null;
  readonly never?: true | null;
}

/** Outcome of a remembered correction on a page. `found`: its box was there, but nothing was left to do. */
export const OUTCOMES = ['used', 'found', 'missed', 'too-much'] as const;
export interface Outcome {
  readonly id: string;
  readonly outcome: (typeof OUTCOMES)[number];
}

/** Element names that are remembered: HTML and custom elements, but not `__proto__`. */
export const TAG = /^[a-z][a-z\d-]{0,30}$/;

/** Why something is not remembered for a site. */
export type MemoryRefusal = 'private' | 'full';
