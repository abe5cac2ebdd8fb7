/**
 * The memory of a site: plain data that is stored, exported and replayed. It describes boxes and their places, never their text.
 * Stores may be damaged and files hand-made, so each shape is a schema, and its type follows from it.
 */

import * as v from 'valibot';
import { GIVEN_ROLES } from '../../article/corrections/types.ts';
import { OWN_FIELDS, shape } from '../../shared/own-fields.ts';
import { appearanceOf } from '../settings/appearance.ts';
import { parseChange } from '../settings/parse.ts';
import type { Appearance } from '../settings/types.ts';
import { isSite } from './site-of.ts';

/** Position of a box: beside the column of running text, or relative to the text that the algorithm kept. */
export const BOX_PLACES = ['before', 'inside', 'after', 'beside'] as const;
export type BoxPlace = (typeof BOX_PLACES)[number];

/** Main content of a box. */
export const CONTENTS = ['text', 'heading', 'list', 'table', 'picture', 'quote', 'code', 'form', 'mixed'] as const;
export type Content = (typeof CONTENTS)[number];

/** Most stems of a box, to keep signatures small. */
export const MOST_STEMS = 12;
export const LONGEST_STEM = 24;
/** Longest path (elements); a deeper box keeps the inner end. */
export const MOST_PATH = 40;
/** Most boxes of a correction; one with more concerns only its page. */
export const MOST_BOXES = 6;

/** Element names that are remembered: HTML and custom elements, but not `__proto__`. */
export const TAG = /^[a-z][a-z\d-]{0,30}$/;
const NAME = v.pipe(v.string(), v.regex(TAG));
const STEM = v.pipe(v.string(), v.maxLength(LONGEST_STEM), v.regex(/^[a-z\u00e0-\uffff]+$/));

const upTo = <S extends v.GenericSchema>(most: number, item: S) =>
  v.pipe(v.array(item), v.maxLength(most), v.readonly());
const numberUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/**
 * A box is recognised by `tag`, `names` and `path` alone, which must be exactly the same. The other fields describe it to the user.
 * Earlier versions stored more; shapes drop unknown fields.
 */
const BOX = v.pipe(
  shape({
    /** Local name in lower case. */
    tag: NAME,
    /** Stems of its class and id; ascending. */
    names: upTo(MOST_STEMS, STEM),
    /** Tags of the elements around it, from the innermost out, without `body`. null in the first version: found on no page. */
    path: v.nullish(upTo(MOST_PATH, NAME), null),
    content: v.picklist(CONTENTS),
    place: v.picklist(BOX_PLACES),
    /** Whether several such boxes of one page were meant. */
    isMany: v.boolean(),
    /** Earlier versions stored `left` and `right` here. */
    column: v.optional(v.unknown()),
  }),
  v.transform(({ column, place, isMany, ...box }) => {
    return { ...box, place: column === 'left' || column === 'right' ? ('beside' as const) : place, isMany };
  }),
);
export type BoxSignature = Readonly<v.InferOutput<typeof BOX>>;

const BOXES = v.pipe(v.array(BOX), v.nonEmpty(), v.maxLength(MOST_BOXES), v.readonly());

/** A correction, described by its boxes. Edits of the article's head are not remembered. */
export const SIGNATURE = v.pipe(
  OWN_FIELDS,
  v.variant('kind', [
    v.object({ kind: v.picklist(['remove', 'keep']), boxes: BOXES }),
    v.object({ kind: v.literal('container'), boxes: v.pipe(BOXES, v.length(1)) }),
    v.object({ kind: v.literal('role'), role: v.picklist(GIVEN_ROLES), boxes: BOXES }),
  ]),
);
export type Signature = Readonly<v.InferOutput<typeof SIGNATURE>>;

/** Why a remembered correction is off: three misses, more than a quarter of the text, or the user. */
export const OFF_REASONS = ['missed', 'too-much', 'user'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

export const ID = v.pipe(v.string(), v.regex(/^[a-z\d]{4,40}$/));
const MOST_USES = 1_000_000;

export const CORRECTION = shape({
  /** Random; unique within its site. */
  id: ID,
  signature: SIGNATURE,
  /** The day on which the user asked for it, as ISO 8601 (2026-05-03). */
  asked: v.pipe(
    v.string(),
    v.isoDate(),
    v.check((day) => !Number.isNaN(Date.parse(day))),
  ),
  /** Pages on which it changed something. */
  used: v.optional(numberUpTo(MOST_USES), 0),
  /** Articles in a row on which it found nothing. */
  missed: v.optional(numberUpTo(MOST_USES), 0),
  /** null while it is applied. */
  off: v.nullish(v.picklist(OFF_REASONS), null),
});
export type RememberedCorrection = Readonly<v.InferOutput<typeof CORRECTION>>;

export const MEMORY_VERSION = 1;

/** Choices remembered besides corrections. Only existing algorithms and looks, as in the settings. */
export const CHOICES = {
  algorithm: v.pipe(
    v.string(),
    v.check((algorithm) => parseChange({ algorithm }).algorithm !== undefined),
  ),
  /** Whether comments are shown. */
  comments: v.boolean(),
  appearance: v.pipe(
    OWN_FIELDS,
    v.transform((given): Partial<Appearance> => appearanceOf(parseChange(given))),
    v.check((look) => Object.keys(look).length > 0),
  ),
  /** The site never opens automatically, even if others do. */
  never: v.literal(true),
};
export type Choices = { readonly [K in keyof typeof CHOICES]?: v.InferOutput<(typeof CHOICES)[K]> };

const forgettable = <S extends v.GenericSchema>(choice: S) => v.exactOptional(v.nullable(choice));

/** A change of choices. `null` forgets one. */
export const SITE_CHOICES = shape({
  algorithm: forgettable(CHOICES.algorithm),
  comments: forgettable(CHOICES.comments),
  appearance: forgettable(CHOICES.appearance),
  never: forgettable(CHOICES.never),
});
export type SiteChoices = Readonly<v.InferOutput<typeof SITE_CHOICES>>;

/** A site without its choices. Each correction is still to be checked (`parseSite`), so that a bad one does not lose the others. */
export const SITE = shape({
  version: v.literal(MEMORY_VERSION),
  /** Host without "www.", with the port if the address has one. */
  site: v.pipe(v.string(), v.check(isSite)),
  corrections: v.fallback(v.array(v.unknown()), []),
});
/** All data remembered for one site. Automatic opening is stored elsewhere, because it depends on a permission (`src/store/sites/`). */
export interface SiteMemory extends Readonly<Omit<v.InferOutput<typeof SITE>, 'corrections'>>, Choices {
  readonly corrections: readonly RememberedCorrection[];
}

/** Outcome of a remembered correction on a page. `found`: its box was there, but nothing was left to do. */
export const OUTCOMES = ['used', 'found', 'missed', 'too-much'] as const;
export const OUTCOME = shape({ id: ID, outcome: v.picklist(OUTCOMES) });
export type Outcome = Readonly<v.InferOutput<typeof OUTCOME>>;

/** Why something is not remembered for a site. */
export type MemoryRefusal = 'private' | 'full';
