/** A formula as it stands on a page. */
export interface Formula {
  /** The one `<math>` element that shows it; -1 where only its TeX is known. */
  math: number;
  /** Without delimiters; '' when it is not known. */
  tex: string;
  /** Set on a line of its own. */
  isDisplay: boolean;
}
