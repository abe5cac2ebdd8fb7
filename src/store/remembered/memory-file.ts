/** Writes the data that is remembered for all sites to a file, and reads such files. */
import * as v from 'valibot';
import { counted, message, numeral } from '../../platform/wording/message.ts';
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

interface Losses {
  sites: number;
  corrections: number;
  overLimit: number;
  sitesOverLimit: number;
}

function mergeSites(given: readonly unknown[], ours: readonly SiteMemory[]): MemoryImport {
  const known = new Map(ours.map((memory) => [memory.site, memory]));
  const changed = new Map<string, SiteMemory>();
  const losses: Losses = { sites: 0, corrections: 0, overLimit: 0, sitesOverLimit: 0 };
  let added = 0;
  for (const one of given) {
    const read = parseSite(one);
    if (!read) {
      losses.sites++;
      continue;
    }
    const { memory, refused, limited } = read;
    const { site } = memory;
    losses.corrections += refused;
    losses.overLimit += limited;
    const own = changed.get(site) ?? known.get(site) ?? emptyMemory(site);
    if (isEmptyMemory(memory)) continue;
    if (!known.has(site) && !changed.has(site) && known.size + newSites(changed, known) >= MOST_SITES) {
      losses.sitesOverLimit++;
      continue;
    }
    const all = merged(own, memory);
    const grown = sizeOf(all) - sizeOf(own);
    losses.overLimit += memory.corrections.filter((two) => !has(all, two.signature)).length;
    if (grown === 0) continue;
    added += grown;
    changed.set(site, all);
  }
  return { sites: [...changed.values()], added, ...sentences(losses) };
}

const newSites = (changed: ReadonlyMap<string, unknown>, known: ReadonlyMap<string, unknown>) =>
  [...changed.keys()].filter((site) => !known.has(site)).length;

const has = ({ corrections }: SiteMemory, signature: unknown) =>
  corrections.some((one) => JSON.stringify(one.signature) === JSON.stringify(signature));

function sentences({
  sites,
  corrections,
  overLimit,
  sitesOverLimit,
}: Losses): Pick<MemoryImport, 'refused' | 'limited'> {
  const refused = [
    sites > 0 ? counted('importSitesRefused', sites) : '',
    corrections > 0 ? counted('importCorrectionsRefused', corrections) : '',
  ];
  const limited = [
    overLimit > 0 ? counted('importCorrectionsLimited', overLimit) : '',
    sitesOverLimit > 0 ? counted('importSitesLimited', sitesOverLimit, numeral(MOST_SITES)) : '',
  ];
  return { refused: sentenceOf(refused), limited: sentenceOf(limited) };
}

const sentenceOf = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
