import type { Element, Root } from 'hast';
import type { ComponentType } from 'preact';
import type { Article } from '../article/types.ts';
import type { Offer } from '../engine/types.ts';
import type { Appearance, Preset } from '../store/settings/types.ts';

export interface AlgorithmChoice {
  id: string;
  label: string;
  summary: string;
  /** Name of the entry's family (the algorithms of one project). The entries under "more" are grouped by family. */
  family: string;
  /** Whether the entry is listed first, above "more". */
  recommended?: true;
}

/** A button that offers an alternative, such as another algorithm. It is shown beside a notice. */
export interface Way {
  label: string;
  title: string;
  /** Id of the algorithm that the button shows, or `selection`; null: the button closes the reader. */
  algorithm: string | null;
}

/** A part of code and its kind: a class name of highlight.js, or '' for no special kind. */
export interface Token {
  text: string;
  kind: string;
}

export interface CodeTools {
  /** The tokens of a block (`<code>`), which together contain exactly its text; null if it stays uncoloured. */
  tokensOf(code: Element): readonly Token[] | null;
  readonly WrapButton: ComponentType;
}

/** The lazy script with the tools for code, which is loaded when an article contains code. */
export interface CodeScript {
  readonly css: string;
  toolsFor(tree: Root): CodeTools;
}

/** How many words another algorithm would add to the article and remove from it. */
export interface AlgorithmChange {
  readonly more: number;
  readonly fewer: number;
}

export interface ReaderState {
  /** The shown article; null while the page is being read. */
  article: Article | null;
  /** Id of the chosen algorithm, or `selection` while the reader shows the text that the user selected on the page. */
  algorithm: string;
  algorithms: readonly AlgorithmChoice[];
  appearance: Appearance;
  presets: readonly Preset[];
  userCss: string;
  /** A quiet line above the headline ("Readability failed; showing all visible text"), or ''. */
  notice: string;
  ways: readonly Way[];
  offers: readonly Offer[];
  /** Whether the user is checking the article (comparing it with the page or another algorithm). */
  isChecked: boolean;
  /** Whether the algorithm was chosen for this page only, while another one is stored for its site or for all pages. */
  isTrial: boolean;
  /** Changes when the page shows another article, which the reader then shows from its start. */
  contentNumber: number;
}
