/** A run of the page: node ids from `start` to `end`, the latter not included. */
export interface NodeRange {
  start: number;
  end: number;
}

/** A mark in the text that leads to a note: "1", "[12]", "†". */
export interface Reference {
  /** The source element that shows it. */
  element: number;
  /** The marker as the page shows it, brackets included. */
  label: string;
}

/** A reference, and where it leads. */
export interface LinkedReference extends Reference {
  target: number;
}

/** A note that the text refers to. */
export interface Note extends NodeRange {
  /** Unique in the article; part of the ids of the note and of the references to it. */
  key: string;
  /** That of its first reference. */
  label: string;
  references: readonly Reference[];
  /** Stands beside the text, inside a paragraph or hidden until it is asked for: shown after the text. */
  isAside: boolean;
  /** It is an item of a list on the page, which numbers it by a list marker. */
  isItem: boolean;
}
