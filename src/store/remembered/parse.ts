/** Validates the stored data of a site, which may be any value. */
import { OWN_FIELDS, parsed } from '../../shared/own-fields.ts';
import { CHOICES, type Choices, CORRECTION, SITE, type SiteMemory } from './types.ts';

/** Maximum number of corrections per site. Users do not make more by hand. */
export const MOST_CORRECTIONS = 50;

function choicesIn(value: unknown): Choices {
  const given = parsed(OWN_FIELDS, value) ?? {};
  const choices = Object.entries(CHOICES).map(([key, schema]) => [key, parsed(schema, given[key])]);
  return Object.fromEntries(choices.filter(([, choice]) => choice !== null));
}

/**
 * The valid data that is remembered for a site, the number of invalid corrections (`refused`), and the number of
 * corrections beyond the limit (`limited`).
 */
export interface ParsedSite {
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
