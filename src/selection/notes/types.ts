/** A range of node ids: `start` included, `end` excluded. */
export interface NodeRange {
  start: number;
  end: number;
}

/** A marker in the text that leads to a note: "1", "[12]", "†". */
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
  /** The label of its first reference. */
  label: string;
  references: readonly Reference[];
  /** It is beside the text, inside a paragraph or hidden on the page; the reader shows it after the text. */
  isAside: boolean;
  /** It is a list item on the page, numbered by a list marker. */
  isItem: boolean;
}
