/** The forms of a reference: three styles of running text, and three formats for reference managers. */
export const CITATION_STYLES = [
  { style: 'apa', label: 'APA' },
  { style: 'mla', label: 'MLA' },
  { style: 'chicago', label: 'Chicago' },
  { style: 'bibtex', label: 'BibTeX' },
  { style: 'ris', label: 'RIS' },
  { style: 'csl-json', label: 'CSL JSON' },
] as const;

export type CitationStyle = (typeof CITATION_STYLES)[number]['style'];

/** The name of a person in two parts; or the whole name, if it cannot be split or belongs to an organisation. */
export type CitedName = { family: string; given: string } | { literal: string };

export interface CitedDate {
  year: number;
  /** Month of the year (1 … 12). */
  month?: number;
  day?: number;
}

/** The cited source: always a web page. */
export interface CitedSource {
  title: string;
  authors: readonly CitedName[];
  site: string;
  published: CitedDate | null;
  /** The day on which the user read the page. */
  accessed: CitedDate;
  url: string;
  language: string;
}
