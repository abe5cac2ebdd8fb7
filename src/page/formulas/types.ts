export interface Formula {
  /** The `<math>` element of the formula; -1 if there is only TeX. */
  math: number;
  /** TeX without delimiters; '' if unknown. */
  tex: string;
  /** Whether the formula has a line of its own. */
  isDisplay: boolean;
}
