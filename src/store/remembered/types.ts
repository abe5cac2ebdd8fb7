/**
 * Types and schemas of what is remembered for a site. Corrections describe boxes (elements), never their text. The
 * schemas also validate damaged stores, and imported files written by hand.
 */

import * as v from 'valibot';
import { GIVEN_ROLES } from '../../article/corrections/types.ts';
import { OWN_FIELDS, parsed, shape } from '../../shared/own-fields.ts';
import { ID, numberUpTo } from '../highlights/types.ts';
import { appearanceOf } from '../settings/appearance.ts';
import { parseChange } from '../settings/parse.ts';
import type { Appearance } from '../settings/types.ts';
import { isSite } from '../sites/sites.ts';

const BOX_PLACES = ['before', 'inside', 'after', 'beside'] as const;
export type BoxPlace = (typeof BOX_PLACES)[number];

const CONTENTS = ['text', 'heading', 'list', 'table', 'picture', 'quote', 'code', 'form', 'mixed'] as const;
export type Content = (typeof CONTENTS)[number];

/** Maximum number of stems (words of the class and id) of a box. */
export const MOST_STEMS = 12;
export const LONGEST_STEM = 24;
/** Maximum length of a stored path (elements). Of a longer path, only the innermost elements are stored. */
export const MOST_PATH = 40;
/** Maximum number of boxes in a correction. A correction with more boxes is not remembered. */
export const MOST_BOXES = 6;

/** Matches element names that may be stored. `tagOf` replaces others, such as very long names, with `div`. */
export const TAG = /^[a-z][a-z\d-]{0,30}$/;
const NAME = v.pipe(v.string(), v.regex(TAG));
const STEM = v.pipe(v.string(), v.maxLength(LONGEST_STEM), v.regex(/^[a-z\u00e0-\uffff]+$/));

const upTo = <S extends v.GenericSchema>(most: number, item: S) =>
  v.pipe(v.array(item), v.maxLength(most), v.readonly());

/** Description of a box. Elements match by `tag`, `names` and `path`; the user sees `content` and `place`. */
const BOX = v.pipe(
  shape({
    tag: NAME,
    /** Words of the element's class and id, sorted. */
    names: upTo(MOST_STEMS, STEM),
    /** Tag names around the box, outwards, without `body`. Null (from the first version of Lectern) matches nothing. */
    path: v.nullish(upTo(MOST_PATH, NAME), null),
    content: v.picklist(CONTENTS),
    place: v.picklist(BOX_PLACES),
    /** Whether the user corrected several boxes with this description on one page. */
    isMany: v.boolean(),
    /** Obsolete. Earlier versions of Lectern stored the side of the box here, such as `left` or `right`. */
    column: v.optional(v.unknown()),
  }),
  v.transform(({ column, place, isMany, ...box }) => {
    return { ...box, place: column === 'left' || column === 'right' ? ('beside' as const) : place, isMany };
  }),
);
export type BoxSignature = Readonly<v.InferOutput<typeof BOX>>;

const BOXES = v.pipe(v.array(BOX), v.nonEmpty(), v.maxLength(MOST_BOXES), v.readonly());

/** Descriptions of the corrected boxes. Edits of the headline or author are not remembered. */
export const SIGNATURE = v.pipe(
  OWN_FIELDS,
  v.variant('kind', [
    v.object({ kind: v.picklist(['remove', 'keep']), boxes: BOXES }),
    v.object({ kind: v.literal('container'), boxes: v.pipe(BOXES, v.length(1)) }),
    v.object({ kind: v.literal('role'), role: v.picklist(GIVEN_ROLES), boxes: BOXES }),
  ]),
);
export type Signature = Readonly<v.InferOutput<typeof SIGNATURE>>;

/** Why a correction is off: it found nothing on three articles, would have removed too much, or the user's choice. */
const OFF_REASONS = ['missed', 'too-much', 'user'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

const MOST_USES = 1_000_000;

const CORRECTION = shape({
  id: ID,
  signature: SIGNATURE,
  /** Day on which the user made the correction (ISO 8601): 2026-05-03. */
  asked: v.pipe(
    v.string(),
    v.isoDate(),
    v.check((day) => !Number.isNaN(Date.parse(day))),
  ),
  /** Number of pages on which the correction changed something. */
  used: v.optional(numberUpTo(MOST_USES), 0),
  /** Number of articles in a row on which the correction found nothing. */
  missed: v.optional(numberUpTo(MOST_USES), 0),
  /** Why the correction is off; null while it is on. */
  off: v.nullish(v.picklist(OFF_REASONS), null),
});
export type RememberedCorrection = Readonly<v.InferOutput<typeof CORRECTION>>;

export const MEMORY_VERSION = 1;

/** The choices that are remembered for a site besides corrections. Values are validated like settings. */
const CHOICES = {
  algorithm: v.pipe(
    v.string(),
    v.check((algorithm) => parseChange({ algorithm }).algorithm !== undefined),
  ),
  comments: v.boolean(),
  appearance: v.pipe(
    OWN_FIELDS,
    v.transform((given): Partial<Appearance> => appearanceOf(parseChange(given))),
    v.check((look) => Object.keys(look).length > 0),
  ),
  /** Whether the reader never opens automatically on the site. */
  never: v.literal(true),
};
type Choices = { readonly [K in keyof typeof CHOICES]?: v.InferOutput<(typeof CHOICES)[K]> };

const forgettable = <S extends v.GenericSchema>(choice: S) => v.exactOptional(v.nullable(choice));

export const SITE_CHOICES = shape({
  algorithm: forgettable(CHOICES.algorithm),
  comments: forgettable(CHOICES.comments),
  appearance: forgettable(CHOICES.appearance),
  never: forgettable(CHOICES.never),
});
export type SiteChoices = Readonly<v.InferOutput<typeof SITE_CHOICES>>;

/** A site without its choices. `parseSite` validates each correction and choice alone, to drop only invalid ones. */
const SITE = shape({
  version: v.literal(MEMORY_VERSION),
  /** Host without "www.", with the port if the address has one. */
  site: v.pipe(v.string(), v.check(isSite)),
  corrections: v.fallback(v.array(v.unknown()), []),
});
/** What is remembered for a site, except automatic opening, which depends on permissions (`src/store/sites/`). */
export interface SiteMemory extends Readonly<Omit<v.InferOutput<typeof SITE>, 'corrections'>>, Choices {
  readonly corrections: readonly RememberedCorrection[];
}

/**
 * What a correction did: `used` (changed the article), `found` (needed no change), `missed` (no box matches, or it
 * would restore too much), `too-much` (it would remove too much).
 */
const OUTCOMES = ['used', 'found', 'missed', 'too-much'] as const;
export const OUTCOME = shape({ id: ID, outcome: v.picklist(OUTCOMES) });
export type Outcome = Readonly<v.InferOutput<typeof OUTCOME>>;

export type MemoryRefusal = 'private' | 'full';

/** Maximum number of corrections per site. Users do not make more by hand. */
export const MOST_CORRECTIONS = 50;

function choicesIn(value: unknown): Choices {
  const given = parsed(OWN_FIELDS, value) ?? {};
  const choices = Object.entries(CHOICES).map(([key, schema]) => [key, parsed(schema, given[key])]);
  return Object.fromEntries(choices.filter(([, choice]) => choice !== null));
}

/** Number of dropped corrections: `refused` (invalid or repeated id), `limited` (more than `MOST_CORRECTIONS`). */
interface ParsedSite {
  readonly memory: SiteMemory;
  readonly refused: number;
  readonly limited: number;
}

/** Returns the valid data; null if the value is not the data of a site, or has another format version. */
export function parseSite(value: unknown): ParsedSite | null {
  const known = parsed(SITE, value);
  if (!known) return null;
  const { corrections, ...site } = known;
  const looked = corrections.slice(0, MOST_CORRECTIONS);
  const valid = looked.map((one) => parsed(CORRECTION, one)).filter((one) => one !== null);
  const byId = new Map(valid.map((one) => [one.id, one]));
  const memory = { ...site, ...choicesIn(value), corrections: [...byId.values()] };
  return { memory, refused: looked.length - byId.size, limited: corrections.length - looked.length };
}
