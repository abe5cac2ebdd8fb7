/**
 * Parses any value as the memory of a site. Stored values may be damaged or of another version, files may be hand-made: only
 * the own keys named here are used, with values within their limits.
 */

import { GIVEN_ROLES } from '../../article/corrections/types.ts';
import { appearanceOf } from '../settings/appearance.ts';
import { parseChange } from '../settings/parse.ts';
import type { Appearance } from '../settings/types.ts';
import { isSite } from './site-of.ts';
import {
  type BoxSignature,
  COLUMN_PLACES,
  CONTENTS,
  LANDMARKS,
  LONGEST_STEM,
  MEMORY_VERSION,
  MOST_BOXES,
  MOST_LANDMARKS,
  MOST_PATH,
  MOST_STEMS,
  OFF_REASONS,
  type RememberedCorrection,
  type Signature,
  type SiteChoices,
  type SiteMemory,
  TAG,
  TEXT_PLACES,
} from './types.ts';

/** Most corrections per site; users do not make more by hand. */
export const MOST_CORRECTIONS = 50;
const MOST_STEP = 24;
const MOST_USES = 1_000_000;

type Raw = Readonly<Record<string, unknown>>;

/** Copies own keys into an object without a prototype, so that `constructor` and `__proto__` are ordinary keys. */
function recordOf(value: unknown): Raw | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.assign(Object.create(null) as Record<string, unknown>, value);
}

const STEM = /^[a-z\u00e0-\uffff]+$/;
const ID = /^[a-z\d]{4,40}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isTag = (value: unknown): value is string => typeof value === 'string' && TAG.test(value);
const isStem = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_STEM && STEM.test(value);
export const isRememberedId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));

function oneOf<T>(choices: readonly T[], value: unknown): value is T {
  return choices.some((choice) => choice === value);
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** Returns the list; null if it is too long or has an invalid item. */
function listOf<T>(value: unknown, most: number, isOne: (one: unknown) => one is T): readonly T[] | null {
  return Array.isArray(value) && value.length <= most && value.every(isOne) ? [...value] : null;
}

function parseBox(value: unknown): BoxSignature | null {
  const raw = recordOf(value);
  if (!raw) return null;
  const landmarks = listOf(raw.landmarks, MOST_LANDMARKS, (one) => oneOf(LANDMARKS, one));
  const names = listOf(raw.names, MOST_STEMS, isStem);
  const around = listOf(raw.around, MOST_STEMS, isStem);
  // missing in boxes of an earlier version
  const path = raw.path === null || raw.path === undefined ? null : listOf(raw.path, MOST_PATH, isTag);
  const hasPath = raw.path === null || raw.path === undefined || path !== null;
  const { tag, content, words, column, place, isMany } = raw;
  if (!landmarks || !names || !around || !hasPath || !isTag(tag) || !oneOf(CONTENTS, content)) return null;
  if (!oneOf(COLUMN_PLACES, column) || !oneOf(TEXT_PLACES, place)) return null;
  if (typeof isMany !== 'boolean' || !isWithin(words, 0, MOST_STEP)) return null;
  return { tag, names, path, landmarks, around, content, words, column, place, isMany };
}

export function parseSignature(value: unknown): Signature | null {
  const raw = recordOf(value);
  if (!raw || !Array.isArray(raw.boxes) || raw.boxes.length === 0 || raw.boxes.length > MOST_BOXES) return null;
  const boxes = raw.boxes.flatMap((box) => parseBox(box) ?? []);
  if (boxes.length < raw.boxes.length) return null;
  const { kind, role } = raw;
  if (kind === 'role') return oneOf(GIVEN_ROLES, role) ? { kind, role, boxes } : null;
  if (kind === 'container') return boxes.length === 1 ? { kind, boxes } : null;
  return kind === 'remove' || kind === 'keep' ? { kind, boxes } : null;
}

function parseCorrection(value: unknown): RememberedCorrection | null {
  const raw = recordOf(value);
  const signature = raw && parseSignature(raw.signature);
  if (!raw || !signature) return null;
  const { id, asked, used = 0, missed = 0, off = null } = raw;
  if (!isRememberedId(id) || !isDay(asked) || !(off === null || oneOf(OFF_REASONS, off))) return null;
  if (!isWithin(used, 0, MOST_USES) || !isWithin(missed, 0, MOST_USES)) return null;
  return { id, signature, asked, used, missed, off };
}

/** Parses a site's choices, with the parsers of settings: only existing algorithms and looks. */
export function parseChoices(value: unknown): Omit<SiteMemory, 'version' | 'site' | 'corrections'> {
  const raw = recordOf(value) ?? {};
  const { algorithm } = parseChange({ algorithm: raw.algorithm });
  const appearance: Partial<Appearance> = appearanceOf(parseChange(recordOf(raw.appearance)));
  return {
    ...(algorithm === undefined ? {} : { algorithm }),
    ...(typeof raw.comments === 'boolean' ? { comments: raw.comments } : {}),
    ...(Object.keys(appearance).length > 0 ? { appearance } : {}),
    ...(raw.never === true ? { never: true as const } : {}),
  };
}

/** A site's memory, and the numbers of its corrections that were invalid or beyond the limit. */
export interface ParsedSite {
  readonly memory: SiteMemory;
  readonly refused: number;
  readonly limited: number;
}

/** Returns null if the value is not the memory of a site or has another version. */
export function parseSite(value: unknown): ParsedSite | null {
  const raw = recordOf(value);
  if (raw?.version !== MEMORY_VERSION || typeof raw.site !== 'string' || !isSite(raw.site)) return null;
  const given: readonly unknown[] = Array.isArray(raw.corrections) ? raw.corrections : [];
  const looked = given.slice(0, MOST_CORRECTIONS);
  const byId = new Map<string, RememberedCorrection>();
  for (const one of looked) {
    const correction = parseCorrection(one);
    if (correction) byId.set(correction.id, correction);
  }
  const memory = {
    version: MEMORY_VERSION,
    site: raw.site,
    ...parseChoices(raw),
    corrections: [...byId.values()],
  } as const;
  return { memory, refused: looked.length - byId.size, limited: given.length - looked.length };
}

/** Parses choices from a message, in which `null` forgets a choice. Returns null if they are invalid. */
export function parseSiteChoices(value: unknown): SiteChoices | null {
  const raw = recordOf(value);
  if (!raw) return null;
  const parsed = parseChoices(raw) as Raw;
  const keys = ['algorithm', 'comments', 'appearance', 'never'] as const;
  const choices: Record<string, unknown> = {};
  for (const key of keys) {
    if (raw[key] === undefined) continue;
    if (raw[key] === null) choices[key] = null;
    else if (parsed[key] === undefined) return null;
    else choices[key] = parsed[key];
  }
  return choices as SiteChoices;
}
