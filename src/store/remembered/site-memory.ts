/** Changes the data that is remembered for a site. Each function takes a site's memory and returns a changed copy. */
import {
  MEMORY_VERSION,
  MOST_CORRECTIONS,
  type OffReason,
  type Outcome,
  type RememberedCorrection,
  type Signature,
  type SiteChoices,
  type SiteMemory,
} from './types.ts';

export const SITE_PREFIX = 'site:';
/** A correction is switched off if it matches nothing on this many articles in a row. */
export const MOST_MISSES = 3;
/** Maximum number of remembered sites; nothing is stored for further ones. No user is expected to need more. */
export const MOST_SITES = 500;

export const emptyMemory = (site: string): SiteMemory => ({ version: MEMORY_VERSION, site, corrections: [] });

export function sizeOf({ version: _version, site: _site, corrections, ...choices }: SiteMemory): number {
  return corrections.length + Object.keys(choices).length;
}

export const isEmptyMemory = (memory: SiteMemory): boolean => sizeOf(memory) === 0;

/** Adds a correction, switched on; drops one with the same id or signature, and the oldest ones beyond the limit. */
export function withCorrection(
  memory: SiteMemory,
  { id, signature, asked }: { id: string; signature: Signature; asked: string },
): SiteMemory {
  const key = JSON.stringify(signature);
  const others = memory.corrections.filter((one) => one.id !== id && JSON.stringify(one.signature) !== key);
  const added: RememberedCorrection = { id, signature, asked, used: 0, missed: 0, off: null };
  return { ...memory, corrections: [...others, added].slice(-MOST_CORRECTIONS) };
}

export function withoutCorrection(memory: SiteMemory, id: string): SiteMemory {
  return { ...memory, corrections: memory.corrections.filter((one) => one.id !== id) };
}

/** Changes the choices for a site: null drops a choice, and choices that are not mentioned stay unchanged. */
export function withChoices(memory: SiteMemory, choices: SiteChoices): SiteMemory {
  const merged = Object.entries({ ...memory, ...choices }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(merged) as unknown as SiteMemory;
}

/** Switches a correction on or off at the user's request, and resets its count of misses. */
export function switched(memory: SiteMemory, id: string, isOn: boolean): SiteMemory {
  return changed(memory, id, (one) => ({ ...one, missed: 0, off: isOn ? null : 'user' }));
}

export function counted(memory: SiteMemory, outcomes: readonly Outcome[]): SiteMemory {
  return outcomes.reduce((current, { id, outcome }) => changed(current, id, (one) => count(one, outcome)), memory);
}

function count(one: RememberedCorrection, outcome: Outcome['outcome']): RememberedCorrection {
  if (outcome === 'used') return { ...one, used: one.used + 1, missed: 0 };
  if (outcome === 'found') return { ...one, missed: 0 };
  if (outcome === 'too-much') return { ...one, off: 'too-much' };
  const missed = one.missed + 1;
  return missed < MOST_MISSES ? { ...one, missed } : { ...one, missed, off: 'missed' satisfies OffReason };
}

function changed(
  memory: SiteMemory,
  id: string,
  change: (one: RememberedCorrection) => RememberedCorrection,
): SiteMemory {
  return { ...memory, corrections: memory.corrections.map((one) => (one.id === id ? change(one) : one)) };
}

/** Combines two memories of one site. Keeps everything in `ours`, and adds the data of `theirs` that `ours` lacks. */
export function merged(ours: SiteMemory, theirs: SiteMemory): SiteMemory {
  const known = new Set(ours.corrections.map(({ signature }) => JSON.stringify(signature)));
  const ids = new Set(ours.corrections.map(({ id }) => id));
  const added = theirs.corrections.filter(({ id, signature }) => !known.has(JSON.stringify(signature)) && !ids.has(id));
  const room = Math.max(0, MOST_CORRECTIONS - ours.corrections.length);
  return { ...theirs, ...ours, corrections: [...ours.corrections, ...added.slice(0, room)] };
}
