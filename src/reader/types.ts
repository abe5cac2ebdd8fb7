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
  /** Entries of one family stand together under "more". */
  family: string;
  /** Stands first, above "more". */
  recommended?: true;
}

/** A way on that is offered beside a notice. */
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

/** What can be done with the code of an article. */
export interface CodeTools {
  /** The tokens of a block (`<code>`), which together are its code; null where it stays plain. */
  tokensOf(code: Element): readonly Token[] | null;
  /** Breaks the lines of a block of code, and back. */
  readonly WrapButton: ComponentType;
}

/** Comes in a script of its own, when an article has code in it. */
export interface CodeScript {
  readonly css: string;
  toolsFor(tree: Root): CodeTools;
}

/** Whether a choice holds for the next pages as well. */
export type ChoiceScope = 'this-page' | 'all-pages';

/** What another algorithm would change of the article, in words. */
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
  /** Looks that have a name. */
  presets?: readonly Preset[];
  /** CSS of the user's own; '' or absent for none. */
  userCss?: string;
  /** A quiet line above the headline ("Readability failed; showing all visible text"), or ''. */
  notice: string;
  /** Offered beside the notice. */
  ways?: readonly Way[];
  /** What else the page has. */
  offers?: readonly Offer[];
  /** null until its script is there. */
  highlight?: CodeScript | null;
  /** It is being checked. */
  isChecked?: boolean;
  /** The algorithm was chosen for this page only, and another one is stored. */
  isTrial?: boolean;
  /** Another number than before says that the page shows something else now, which is read from the start. */
  contentNumber: number;
}
