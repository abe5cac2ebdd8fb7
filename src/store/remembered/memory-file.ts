/** Writes the data that is remembered for all sites to a file, and reads such files. */
import * as v from 'valibot';
import { type CountedKey, counted, message, numeral } from '../../platform/wording/message.ts';
import { parsed, shape } from '../../shared/own-fields.ts';
import { emptyMemory, isEmptyMemory, MOST_SITES, merged, sizeOf } from './site-memory.ts';
import { MEMORY_VERSION, parseSite, type SiteMemory } from './types.ts';

const KIND = 'lectern-remembered-sites';
/** Longest file that is read (characters). Even a file with all data that can be remembered is shorter. */
export const LONGEST_FILE = 8_000_000;

interface MemoryImport {
  /** The sites that the file changes, each with all data that is remembered for it after the import. */
  readonly sites: readonly SiteMemory[];
  readonly added: number;
  /** Sentences for the user that say which parts were refused and why. */
  readonly refused: string;
  /** Sentences for the user that say which parts exceeded a limit. */
  readonly limited: string;
}

export function writeMemoryFile(sites: readonly SiteMemory[]): string {
  return `${JSON.stringify({ kind: KIND, version: MEMORY_VERSION, sites }, null, 1)}\n`;
}

const FILE = v.pipe(
  v.string(),
  v.parseJson(),
  shape({ kind: v.literal(KIND), version: v.optional(v.unknown()), sites: v.optional(v.unknown()) }),
);

const refuse = (refused: string): MemoryImport => ({ sites: [], added: 0, refused, limited: '' });

/** Reads a file from any source, and adds it to the remembered data (`ours`). Removes nothing from that data. */
export function readMemoryFile(text: string, ours: readonly SiteMemory[]): MemoryImport {
  if (text.length > LONGEST_FILE) return refuse(message('importTooLarge'));
  const file = parsed(FILE, text);
  if (!file) return refuse(message('importForeign'));
  const { version, sites } = file;
  if (version !== MEMORY_VERSION)
    return refuse(message(typeof version === 'number' && version > MEMORY_VERSION ? 'importNewer' : 'importUnknown'));
  return Array.isArray(sites) ? mergeSites(sites, ours) : refuse(message('importNoSites'));
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
