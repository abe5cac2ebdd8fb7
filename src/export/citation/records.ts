/**
 * Writes references in the formats of reference managers: BibTeX, RIS and CSL-JSON. The library citation-js (0.8.2) is
 * not used: in RIS, it drops the site of web pages and the authors of newspaper articles. It would also add 160 kB,
 * including code for network requests.
 */
import { inverted } from './running-text.ts';
import type { CitedDate, CitedName, CitedSource } from './types.ts';

/** Special characters of TeX, and the commands that print them. */
const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '&': '\\&',
  '#': '\\#',
  $: '\\$',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

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
    ['month', published?.month ? (MONTH_NAMES[published.month - 1] ?? '') : ''],
    ['url', url === '' ? '' : `{${urlInTex(url)}}`],
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
  return text.replace(/[\\{}%&#$_~^]/g, (character) => TEX[character] ?? '');
}

/** Percent-encodes braces and backslashes: in a `url` field, escapes of TeX would become part of the address. */
function urlInTex(url: string): string {
  return url.replace(/[{}\\]/g, encodeURIComponent);
}

function isoDate({ year, month, day }: CitedDate): string {
  return [year, month && two(month), month && day && two(day)].filter((part) => part !== undefined).join('-');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
