/** What the page lists: what is remembered of a site, and whether it is always read, in one place. */
import { emptyMemory, isEmptyMemory } from '../../../store/remembered/site-memory.ts';
import { siteOf } from '../../../store/remembered/site-of.ts';
import type { SiteMemory } from '../../../store/remembered/types.ts';
import { hostOf, type SitePattern, sitePatternOf } from '../../../store/sites/site-pattern.ts';

export interface Entry {
  readonly site: string;
  /** Empty where the site is only always read. */
  readonly memory: SiteMemory;
  /** The patterns of it that are always read: one for each scheme, and for each host ("www." or not). */
  readonly always: readonly SitePattern[];
}

/**
 * By the names of the sites. A pattern has no port, so it stands with each site of its host; where nothing is remembered of
 * that host it has an entry of its own.
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

/** Those of which something can be remembered again. */
export function memoriesOf(entries: readonly Entry[]): readonly SiteMemory[] {
  return entries.map(({ memory }) => memory).filter((memory) => !isEmptyMemory(memory));
}

export function patternsOf(entries: readonly Entry[]): readonly SitePattern[] {
  return [...new Set(entries.flatMap(({ always }) => always))];
}

/** The site that somebody names: "example.org", or an address of it; '' where it is neither. */
export function siteNamed(text: string): string {
  const typed = text.trim();
  const pattern = sitePatternOf(typed.includes('://') ? typed : `https://${typed}`);
  return pattern && /[.:]/.test(hostOf(pattern)) ? siteOfPattern(pattern) : '';
}

/** A host that nothing is remembered for stands for itself. */
function siteOfPattern(pattern: SitePattern): string {
  return siteOf(pattern.slice(0, -1)) || hostOf(pattern);
}

const withoutPort = (site: string) => site.replace(/:\d+$/, '');
