import type { Found } from '../../structure/placed-object.ts';

/** A run of the page: node ids from `start` to `end`, the latter not included. */
export interface Extent {
  start: number;
  end: number;
}

/** A sign in the text that leads to a note: "1", "[12]", "†". */
export interface Reference {
  /** The source element that shows the sign. */
  element: number;
  /** As the page shows it, brackets included. */
  label: string;
  /** The element that the sign leads to. */
  target: number;
}

export interface Footnote extends Extent {
  /** Unique in the article; part of the ids of the note and of the references to it. */
  key: string;
  /** The sign of its first reference. */
  label: string;
  /** How many references lead to it. */
  references: number;
  /** Stands beside the text, inside a paragraph or hidden until it is asked for: shown after the text. */
  isAside: boolean;
}

/** The notes of an article, asked for by the builder at every node that it comes to. */
export interface Footnotes {
  /** What takes the place of a sign: the link to its note; null for signs that only lead back. */
  signAt(node: number): Found | undefined;
  noteAt(node: number): Footnote | undefined;
  /** A superscript around several signs, which are raised by themselves. */
  isUnwrapped(node: number): boolean;
}
