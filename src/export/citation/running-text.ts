/**
 * Writes references as running text, for one kind of source: web pages. The library citeproc-js, which reads the
 * official style files, is not used, because its licences (CPAL or AGPL) do not fit this project.
 */
import type { CitedDate, CitedName, CitedSource } from './types.ts';

export type ReferencePart = string | { italic: string };

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** Names of the months in MLA style, which abbreviates all except May, June and July. */
const SHORT_MONTHS = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/**
 * Returns a reference in the style of the APA (Publication Manual, 7th edition, 10.16): author, date, title in italics,
 * site, address.
 */
export function apa({ authors, published, title, site, url }: CitedSource): ReferencePart[] {
  const date = `(${published ? apaDate(published) : 'n.d.'}).`;
  const names = apaNames(authors.map(apaName));
  const work: ReferencePart[] = [{ italic: title }, endOf(title)];
  const head: ReferencePart[] = names === '' ? [...work, ` ${date} `] : [`${closed(names)} ${date} `, ...work, ' '];
  return [...head, ...(site && site !== title ? [`${closed(site)} `] : []), url];
}

/**
 * Returns a reference in MLA style (MLA Handbook, 9th edition): author, “title”, site in italics, day of publication,
 * address. If the day of publication is unknown, the day of access is added.
 */
export function mla({ authors, published, accessed, title, site, url }: CitedSource): ReferencePart[] {
  const date = published ? `${dayFirst(published)}, ` : '';
  const seen = published ? '' : ` Accessed ${dayFirst(accessed)}.`;
  const names = mlaNames(authors);
  return [
    names === '' ? '' : `${closed(names)} `,
    `“${closed(title)}” `,
    ...(site ? [{ italic: site }, ', '] : []),
    `${date}${withoutScheme(url)}.${seen}`,
  ];
}

/** Returns an entry for a bibliography in Chicago style (Chicago Manual of Style, 17th edition, 14.207). */
export function chicago({ authors, published, accessed, title, site, url }: CitedSource): ReferencePart[] {
  const names = chicagoNames(authors);
  const date = published ? monthFirst(published) : `Accessed ${monthFirst(accessed)}`;
  const place = [site, ...(published ? [date] : [])].filter((part) => part !== '').join(', ');
  return [
    names === '' ? '' : `${closed(names)} `,
    `“${closed(title)}” `,
    place === '' ? '' : `${closed(place)} `,
    published ? '' : `${date}. `,
    `${url}.`,
  ];
}

function apaName(name: CitedName): string {
  if ('literal' in name) return name.literal;
  const initials = name.given
    .split(/[\s.]+/)
    .filter((part) => part !== '')
    .map(initialsOf);
  return [name.family, initials.join(' ')].filter((part) => part !== '').join(', ');
}

/** Shortens a given name to initials: "Jean-Paul" to "J.-P." */
function initialsOf(given: string): string {
  return given
    .split('-')
    .filter((part) => part !== '')
    .map((part) => `${Array.from(part)[0] ?? ''}.`)
    .join('-');
}

/** Joins up to twenty names; of more names, only the first nineteen and the last. */
function apaNames(names: readonly string[]): string {
  if (names.length > 20) return `${names.slice(0, 19).join(', ')}, . . . ${names.at(-1)}`;
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}`;
}

function mlaNames(authors: readonly CitedName[]): string {
  const [first, second] = authors;
  if (!first) return '';
  if (authors.length > 2) return `${inverted(first)}, et al.`;
  return second ? `${inverted(first)}, and ${straight(second)}` : inverted(first);
}

/** Joins up to ten names; of more names, only the first seven. */
function chicagoNames(authors: readonly CitedName[]): string {
  const names = authors.map((name, index) => (index === 0 ? inverted(name) : straight(name)));
  if (names.length > 10) return `${names.slice(0, 7).join(', ')}, et al.`;
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

/** Returns a name with the family name first: "Poe, Edgar Allan". */
export function inverted(name: CitedName): string {
  return 'literal' in name ? name.literal : `${name.family}, ${name.given}`;
}

function straight(name: CitedName): string {
  return 'literal' in name ? name.literal : `${name.given} ${name.family}`;
}

function apaDate({ year, month, day }: CitedDate): string {
  return month ? `${year}, ${MONTHS[month - 1]}${day ? ` ${day}` : ''}` : String(year);
}

function dayFirst({ year, month, day }: CitedDate): string {
  return [day, month && SHORT_MONTHS[month - 1], year].filter((part) => part !== undefined).join(' ');
}

function monthFirst({ year, month, day }: CitedDate): string {
  if (!month) return String(year);
  return `${MONTHS[month - 1]} ${day ? `${day}, ` : ''}${year}`;
}

/** Adds a full stop to a text that does not end with the punctuation of a sentence. */
function closed(text: string): string {
  return text + endOf(text);
}

function endOf(text: string): string {
  return /[.?!…。？！]$/.test(text) ? '' : '.';
}

/** Removes "https://", which MLA omits. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
