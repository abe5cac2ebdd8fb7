/** The forms of a reference: three styles of running text, and three that other programs read. */
export const CITATION_STYLES = [
  { style: 'apa', label: 'APA' },
  { style: 'mla', label: 'MLA' },
  { style: 'chicago', label: 'Chicago' },
  { style: 'bibtex', label: 'BibTeX' },
  { style: 'ris', label: 'RIS' },
  { style: 'csl-json', label: 'CSL JSON' },
] as const;

export type CitationStyle = (typeof CITATION_STYLES)[number]['style'];

/** A person as "family, given"; an organisation, or a name that cannot be split, as written. */
export type CitedName = { family: string; given: string } | { literal: string };

/** A day, or the known parts of it. */
export interface CitedDate {
  year: number;
  /** 1 … 12 */
  month?: number;
  day?: number;
}

/** The cited source: always a web page. */
export interface CitedSource {
  title: string;
  authors: readonly CitedName[];
  site: string;
  published: CitedDate | null;
  /** The day it was read. */
  accessed: CitedDate;
  url: string;
  language: string;
}
