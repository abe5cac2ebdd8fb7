/** A range of node ids: `start` is included, `end` is not. */
export interface NodeRange {
  start: number;
  end: number;
}

/** A marker in the text that leads to a note: "1", "[12]", "†". */
export interface Reference {
  element: number;
  /** Text of the marker on the page, including brackets. */
  label: string;
}

export interface LinkedReference extends Reference {
  target: number;
}

/** A note to which the text refers. */
export interface Note extends NodeRange {
  /** Unique key of the note in the article. It is part of the ids of the note and its markers. */
  key: string;
  /** Text of the note's first marker. */
  label: string;
  references: readonly Reference[];
  /** Whether the note is in the margin, in a paragraph or hidden. The reader then shows it after the text. */
  isAside: boolean;
  /** Whether the note is a list item on the page, so that the list numbers it. */
  isItem: boolean;
}
