import { type CountedKey, counted, message, numeral } from '../../platform/wording/message.ts';
import { type OwnFile, readOwnFile, writeOwnFile } from '../own-file.ts';
import { emptyMemory, isEmptyMemory, MOST_SITES, merged, sizeOf } from './site-memory.ts';
import { MEMORY_VERSION, parseSite, type SiteMemory } from './types.ts';

export const MEMORY_FILE: OwnFile = {
  kind: 'lectern-remembered-sites',
  version: MEMORY_VERSION,
  // even a file with all data that can be remembered is shorter
  longest: 8_000_000,
  notOurs: 'importForeign',
};

interface MemoryImport {
  /** The sites that the file changes, each with all data that is remembered for it after the import. */
  readonly sites: readonly SiteMemory[];
  readonly added: number;
  /** Sentences for the user that say which parts were refused and why. */
  readonly refused: string;
  /** Sentences for the user that say which parts exceeded a limit. */
  readonly limited: string;
}

export const writeMemoryFile = (sites: readonly SiteMemory[]): string => writeOwnFile(MEMORY_FILE, { sites });

const refuse = (refused: string): MemoryImport => ({ sites: [], added: 0, refused, limited: '' });

/** Reads a file from any source, and adds it to the remembered data (`ours`). Removes nothing from that data. */
export function readMemoryFile(text: string, ours: readonly SiteMemory[]): MemoryImport {
  const file = readOwnFile(text, MEMORY_FILE);
  if (typeof file === 'string') return refuse(message(file));
  return Array.isArray(file.sites) ? mergeSites(file.sites, ours) : refuse(message('importNoSites'));
}

function mergeSites(given: readonly unknown[], ours: readonly SiteMemory[]): MemoryImport {
  const all = new Map(ours.map((memory) => [memory.site, memory]));
  const changed = new Map<string, SiteMemory>();
  const refused = { sites: 0, corrections: 0 };
  const limited = { sites: 0, corrections: 0 };
  let added = 0;
  for (const one of given) {
    const read = parseSite(one);
    if (!read) {
      refused.sites++;
      continue;
    }
    const { memory } = read;
    const { site } = memory;
    refused.corrections += read.refused;
    limited.corrections += read.limited;
    if (isEmptyMemory(memory)) continue;
    if (!all.has(site) && all.size >= MOST_SITES) {
      limited.sites++;
      continue;
    }
    const own = all.get(site) ?? emptyMemory(site);
    const both = merged(own, memory);
    const grown = sizeOf(both) - sizeOf(own);
    limited.corrections += memory.corrections.filter(({ signature }) => !has(both, signature)).length;
    if (grown === 0) continue;
    added += grown;
    all.set(site, both);
    changed.set(site, both);
  }
  return {
    sites: [...changed.values()],
    added,
    refused: sentences(['importSitesRefused', refused.sites], ['importCorrectionsRefused', refused.corrections]),
    limited: sentences(
      ['importCorrectionsLimited', limited.corrections],
      ['importSitesLimited', limited.sites, numeral(MOST_SITES)],
    ),
  };
}

const has = ({ corrections }: SiteMemory, signature: unknown) =>
  corrections.some((one) => JSON.stringify(one.signature) === JSON.stringify(signature));

const sentences = (...counts: readonly [key: CountedKey, count: number, ...values: string[]][]): string =>
  counts.flatMap(([key, count, ...values]) => (count > 0 ? counted(key, count, ...values) : [])).join(' ');
