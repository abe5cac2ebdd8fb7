/** Builds the list of sites: what is remembered about each, and whether it is always read. */
import { emptyMemory, isEmptyMemory } from '../../../store/remembered/site-memory.ts';
import { siteOf } from '../../../store/remembered/site-of.ts';
import type { SiteMemory } from '../../../store/remembered/types.ts';
import { hostOf, type SitePattern, sitePatternOf } from '../../../store/sites/site-pattern.ts';

export interface Entry {
  readonly site: string;
  /** Empty if the site is only always read. */
  readonly memory: SiteMemory;
  /** Its patterns that are always read: one per scheme and host ("www." or not). */
  readonly always: readonly SitePattern[];
}

/**
 * Returns the entries sorted by site. A pattern has no port, so it belongs to each site of its host; if nothing is
 * remembered about that host, it has a separate entry.
 */
export function entriesOf(memories: readonly SiteMemory[], always: readonly SitePattern[]): readonly Entry[] {
  const known = new Set(memories.map(({ site }) => withoutPort(site)));
  const others = new Set(always.map(siteOfPattern).filter((site) => !known.has(site)));
  const entries = [...memories, ...[...others].map(emptyMemory)].map((memory) => ({
    site: memory.site,
    memory,
    always: always.filter((pattern) => siteOfPattern(pattern) === withoutPort(memory.site)),
  }));
  return entries.sort((one, other) => one.site.localeCompare(other.site, 'en'));
}

/** Returns the memories that can be restored. */
export function memoriesOf(entries: readonly Entry[]): readonly SiteMemory[] {
  return entries.map(({ memory }) => memory).filter((memory) => !isEmptyMemory(memory));
}

export function patternsOf(entries: readonly Entry[]): readonly SitePattern[] {
  return [...new Set(entries.flatMap(({ always }) => always))];
}

/** Returns the site in a typed text: "example.org", or an address of it; '' if it is neither. */
export function siteNamed(text: string): string {
  const typed = text.trim();
  const pattern = sitePatternOf(typed.includes('://') ? typed : `https://${typed}`);
  return pattern && /[.:]/.test(hostOf(pattern)) ? siteOfPattern(pattern) : '';
}

/** Returns the site of a pattern; its host if nothing can be remembered for it. */
function siteOfPattern(pattern: SitePattern): string {
  return siteOf(pattern.slice(0, -1)) || hostOf(pattern);
}

const withoutPort = (site: string) => site.replace(/:\d+$/, '');
