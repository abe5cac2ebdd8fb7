/**
 * Writes references to web pages: as text in three styles, and for reference managers. Not used: citeproc-js, because
 * its licences (CPAL or AGPL) do not fit this project; and citation-js (0.8.2), because in RIS it drops the site of web
 * pages and the authors of newspaper articles, and it would add 160 kB.
 */
import type { CitedDate, CitedName, CitedSource } from './types.ts';

export type ReferencePart = string | { italic: string };

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const SHORT_MONTHS = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** APA (Publication Manual, 7th edition, 10.16): author, date, title in italics, site, address. */
export function apa({ authors, published, title, site, url }: CitedSource): ReferencePart[] {
  const date = `(${published ? apaDate(published) : 'n.d.'}).`;
  const names = apaNames(authors.map(apaName));
  const work: ReferencePart[] = [{ italic: title }, endOf(title)];
  const head: ReferencePart[] = names === '' ? [...work, ` ${date} `] : [`${closed(names)} ${date} `, ...work, ' '];
  return [...head, ...(site && site !== title ? [`${closed(site)} `] : []), url];
}

/** MLA (Handbook, 9th edition): author, “title”, site in italics, day of publication or else of access, address. */
export function mla({ authors, published, accessed, title, site, url }: CitedSource): ReferencePart[] {
  const date = published ? `${dayFirst(published)}, ` : '';
  const seen = published ? '' : ` Accessed ${dayFirst(accessed)}.`;
  const names = namesOf(authors, 2, 1);
  return [
    names === '' ? '' : `${closed(names)} `,
    `“${closed(title)}” `,
    ...(site ? [{ italic: site }, ', '] : []),
    // MLA omits "https://"
    `${date}${url.replace(/^https?:\/\//, '')}.${seen}`,
  ];
}

/** Returns an entry for a bibliography in Chicago style (Chicago Manual of Style, 17th edition, 14.207). */
export function chicago({ authors, published, accessed, title, site, url }: CitedSource): ReferencePart[] {
  const names = namesOf(authors, 10, 7);
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

/** Joins all names if there are at most twenty; otherwise only the first nineteen and the last. */
function apaNames(names: readonly string[]): string {
  if (names.length > 20) return `${names.slice(0, 19).join(', ')}, . . . ${names.at(-1)}`;
  return listed(names, '&');
}

/** Joins all names if there are at most `most`; otherwise only the first `kept`, followed by "et al." */
function namesOf(authors: readonly CitedName[], most: number, kept: number): string {
  const names = authors.map((name, index) => (index === 0 ? inverted(name) : straight(name)));
  return names.length > most ? `${names.slice(0, kept).join(', ')}, et al.` : listed(names, 'and');
}

function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}, ${and} ${names.at(-1)}`;
}

/** Returns a name with the family name first: "Poe, Edgar Allan". */
function inverted(name: CitedName): string {
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

/** TeX commands for special characters that a backslash alone cannot escape. */
const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Returns a BibLaTeX `@online` entry. BibTeX treats this unknown type as `@misc`, which has the same fields. */
export function bibtex(source: CitedSource): string {
  const { title, authors, site, published, accessed, url, language } = source;
  const braced = (text: string) => (text === '' ? '' : `{${tex(text)}}`);
  const fields: [string, string][] = [
    ['author', authors.length === 0 ? '' : `{${authors.map(bibtexName).join(' and ')}}`],
    // the second pair of braces preserves capital letters
    ['title', title === '' ? '' : `{{${tex(title)}}}`],
    ['organization', braced(site)],
    ['date', published ? `{${isoDate(published)}}` : ''],
    ['year', published ? `{${published.year}}` : ''],
    ['month', published?.month ? (MONTHS[published.month - 1] ?? '').slice(0, 3).toLowerCase() : ''],
    // braces and backslashes are percent-encoded, because escapes of TeX would become part of the address
    ['url', url === '' ? '' : `{${url.replace(/[{}\\]/g, encodeURIComponent)}}`],
    ['urldate', `{${isoDate(accessed)}}`],
    ['langid', braced(language)],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = ${value},`);
  return `@online{${keyOf(source)},\n${lines.join('\n')}\n}\n`;
}

/** Returns the reference in RIS, a format of reference managers: one tagged field per line, `ER` at the end. */
export function ris({ title, authors, site, published, accessed, url, language }: CitedSource): string {
  const slashed = ({ year, month, day }: CitedDate) =>
    [year, month ? two(month) : '', month && day ? two(day) : '', ''].join('/');
  const lines: [string, string][] = [
    ['TY', 'ELEC'],
    ...authors.map((name): [string, string] => ['AU', inverted(name)]),
    ['TI', title],
    ['T2', site],
    ['PY', published ? String(published.year) : ''],
    ['DA', published ? slashed(published) : ''],
    ['UR', url],
    ['Y2', slashed(accessed)],
    ['LA', language],
  ];
  const known = lines.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${value}`);
  return [...known, 'ER  - ', ''].join('\r\n');
}

/** Returns the reference in CSL-JSON 1.0.2, the exchange format of citation programs. */
export function cslJson(source: CitedSource): string {
  const { title, authors, site, published, accessed, url, language } = source;
  const parts = ({ year, month, day }: CitedDate) => ({
    'date-parts': [[year, month, day].filter((part) => part !== undefined)],
  });
  const item = {
    id: keyOf(source),
    type: 'webpage',
    title,
    ...(authors.length > 0 ? { author: authors } : {}),
    ...(site ? { 'container-title': site } : {}),
    ...(published ? { issued: parts(published) } : {}),
    accessed: parts(accessed),
    ...(url ? { URL: url } : {}),
    ...(language ? { language } : {}),
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}

/** Returns a BibTeX key such as "poe2026harbour", of ASCII letters and digits, which all programs accept. */
function keyOf({ title, authors, published }: CitedSource): string {
  const [first] = authors;
  const ascii = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9 ]+/g, '')
      .toLowerCase()
      .trim();
  const name = first ? ascii('literal' in first ? first.literal : first.family) : '';
  const word =
    ascii(title)
      .split(' ')
      .find((candidate) => candidate.length > 3) ?? '';
  return `${name}${published?.year ?? ''}${word}`.replace(/ /g, '') || 'page';
}

function bibtexName(name: CitedName): string {
  return 'literal' in name ? `{${tex(name.literal)}}` : `${tex(name.family)}, ${tex(name.given)}`;
}

function tex(text: string): string {
  return text.replace(/[\\{}%&#$_~^]/g, (character) => TEX[character] ?? `\\${character}`);
}

function isoDate({ year, month, day }: CitedDate): string {
  return [year, month && two(month), month && day && two(day)].filter((part) => part !== undefined).join('-');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
