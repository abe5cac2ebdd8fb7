import type { Element, Root } from 'hast';
import type { ComponentType } from 'preact';
import type { Article } from '../article/types.ts';
import type { Offer } from '../engine/offer.ts';
import type { Appearance, Preset } from '../store/settings/types.ts';

/** An entry of the algorithm menu. */
export interface AlgorithmChoice {
  id: string;
  label: string;
  summary: string;
  /** Entries of one family are together under "more". */
  family: string;
  /** Listed first, above "more". */
  recommended?: true;
}

/** An alternative that is offered beside a notice. */
export interface Way {
  label: string;
  /** What it does, in a sentence. */
  title: string;
  /** Id of the algorithm that it shows, or `selection`; null closes the reader. */
  algorithm: string | null;
}

/** A part of code and what it is: a class name of highlight.js, or '' for nothing in particular. */
export interface Token {
  text: string;
  kind: string;
}

/** Tools for the code of an article. */
export interface CodeTools {
  /** Returns the tokens of a block (`<code>`), which together are its code; null if it stays plain. */
  tokensOf(code: Element): readonly Token[] | null;
  /** Toggles line wrapping in a block of code. */
  readonly WrapButton: ComponentType;
}

/** A script of its own, which is loaded when an article contains code. */
export interface CodeScript {
  readonly css: string;
  toolsFor(tree: Root): CodeTools;
}

/** How many words another algorithm would add to the article and remove from it. */
export interface AlgorithmChange {
  readonly more: number;
  readonly fewer: number;
}

/** Everything the reader shows; a new value re-renders it. */
export interface ReaderState {
  /** null while the page is being read. */
  article: Article | null;
  /** Id of the chosen algorithm, or `selection` while the reader shows the page's selection. */
  algorithm: string;
  algorithms: readonly AlgorithmChoice[];
  appearance: Appearance;
  /** Named looks. */
  presets: readonly Preset[];
  /** The user's own CSS, or ''. */
  userCss: string;
  /** A quiet line above the headline ("Readability failed; showing all visible text"), or ''. */
  notice: string;
  /** Alternatives beside the notice. */
  ways: readonly Way[];
  /** Other content of the page. */
  offers: readonly Offer[];
  /** Whether the article is being checked. */
  isChecked: boolean;
  /** Whether the algorithm was chosen for this page only, and another one is stored. */
  isTrial: boolean;
  /** Changes when the page shows something else, which is then read from the start. */
  contentNumber: number;
}
