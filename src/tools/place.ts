/** The border between the tools and the reader that it stands in. */

import type { Article } from '../article/types.ts';
import type { TextPlace } from '../reader/scroll/keep-place.ts';
import type { MenuItem, OutlineItem } from '../reader/state/view.ts';
import type { AlgorithmChange, ChoiceScope } from '../reader/types.ts';
import type { WorkWish } from '../reader/work-wish.ts';
import type { LastWord } from '../selection/trace.ts';
import type { MemoryRefusal, Signature, SiteChoices, SiteMemory } from '../store/remembered/types.ts';
import type { Appearance, Settings } from '../store/settings/types.ts';
import type { Feature } from './feature.ts';
import type { Opinion, Scene } from './scene.ts';
import type { Work } from './types.ts';

/** Where the tools stand, and what it may ask for. */
export interface ToolPlace {
  readonly dialog: HTMLDialogElement;
  /** Empty, below the bar. */
  readonly slot: HTMLElement;
  /** Ends with the reader. */
  readonly signal: AbortSignal;
  /** null while the page is being read, and where it could not be. */
  scene(): Scene | null;
  /** Runs an algorithm that has not run yet; null where it failed. Its script must be there. */
  opinionOf(algorithm: string): Opinion | null;
  /** Gets the script of an algorithm. */
  loadAlgorithm(algorithm: string): Promise<void>;
  /** The last word on every visible block, of the article as it is shown; null where nobody can say. */
  explain(): Promise<readonly LastWord[] | null>;
  /** Shows what comes of it. */
  setWork(work: Work): void;
  setAlgorithm(algorithm: string, scope: ChoiceScope): void;
  /** Gets the script of a reading aid. */
  loadAid(name: AidName): Promise<AidModule>;
  settings(): Settings;
  /** Holds at once, and is stored. For what is seen of the reader, the appearance is chosen. */
  changeSettings(change: Partial<Settings>): void;
  /** What is remembered of the page's site; null where that is nothing. */
  memory(): SiteMemory | null;
  /** How the reader looks here. */
  appearance(): Appearance;
  /** Answers the id of what is remembered, or why it is not. */
  rememberForSite(signature: Signature): Promise<{ id: string | null; refusal: MemoryRefusal | null }>;
  forgetForSite(id: string): Promise<void>;
  /** Answers why that is not stored; null when it is. */
  chooseForSite(choices: SiteChoices): Promise<MemoryRefusal | null>;
  /** What is remembered of the site has changed. */
  setMemory(memory: SiteMemory): void;
  /** The live node of the page as it was read. */
  nodeOf(id: number): Node | undefined;
  /** Scrolls to a place in the text, which counts as where the reader has opened. */
  goTo(place: TextPlace): void;
  /** Shows a short message and says it to screen readers. */
  announce(message: string): void;
  /** Says it to screen readers only: for the others, it is on the screen already. */
  whisper(message: string): void;
  /** Draws the reader once more: something is known that was not. */
  redraw(): void;
  close(): void;
}

/** Reading aids: reading aloud and line focus. Each is a script of its own that comes when it is asked for. */
export type AidName = 'aloud' | 'focus';

/** What such a script leaves behind. */
export interface AidModule {
  /** @param redraw draws the strips below the bar again */
  mount(place: ToolPlace, redraw: () => void): Aid;
}

export interface Aid extends Feature {
  /** Does what its key or its button stands for. */
  press(): void;
}

/** The tools in an open reader. */
export interface ToolSet {
  /** The reader shows something else. */
  update(): void;
  /** Begins to edit, or ends it. */
  edit(): void;
  /** Does what a control of the reader asks for. */
  ask(wish: WorkWish): void;
  /** By algorithm that has run, what it would change of the shown article; what is not known yet comes later. */
  changes(): Readonly<Record<string, AlgorithmChange>>;
  /** What it has in the outline beside the headings. */
  outline(): readonly OutlineItem[];
  /** What it has in the menu "More" beside the reader's own. */
  menu(): readonly MenuItem[];
  /** The article as it is copied and saved. */
  exported(article: Article): Article;
  /** Whether what is copied and saved has the highlights in it; null where nothing is highlighted. */
  highlightsInExports(): boolean | null;
  /** Does what a key stands for; true when it stood for something. */
  key(event: KeyboardEvent): boolean;
  /** Closes what is innermost of its own; false when nothing of it is open. */
  leave(): boolean;
}
