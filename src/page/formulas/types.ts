/** A formula on a page. */
export interface Formula {
  /** The `<math>` element that shows it; -1 if only its TeX is known. */
  math: number;
  /** TeX without delimiters; '' if unknown. */
  tex: string;
  /** Whether it is set on its own line. */
  isDisplay: boolean;
}
