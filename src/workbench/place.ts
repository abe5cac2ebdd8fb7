/** The border between the workbench and the reader that it stands in. */
import type { Signature, SiteChoices, SiteMemory } from '../corrections/remembered/types.ts';
import type { AlgorithmChange, ChoiceScope, WorkWish } from '../reader/types.ts';
import type { LastWord } from '../selection/trace.ts';
import type { Appearance } from '../settings/types.ts';
import type { Opinion, Scene } from './scene.ts';
import type { Work } from './types.ts';

/** Where the workbench stands, and what it may ask for. */
export interface WorkbenchPlace {
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
  /** What is remembered of the page's site; null where that is nothing. */
  memory(): SiteMemory | null;
  /** How the reader looks here. */
  appearance(): Appearance;
  /** Answers the id of what is remembered; null when it could not be stored. */
  rememberForSite(signature: Signature): Promise<string | null>;
  forgetForSite(id: string): Promise<void>;
  /** Answers whether that is stored. */
  chooseForSite(choices: SiteChoices): Promise<boolean>;
  /** What is remembered of the site has changed. */
  setMemory(memory: SiteMemory): void;
  /** Remembers it for the site of the page; absent where sites are not remembered. */
  rememberAlgorithm?(algorithm: string): void;
  /** The live node of the page as it was read. */
  nodeOf(id: number): Node | undefined;
  /** Shows a short message and says it to screen readers. */
  announce(message: string): void;
  /** Draws the reader once more: something is known that was not. */
  redraw(): void;
  close(): void;
  /** Keeps what was decided for other pages of the site; not there where nothing can. */
  readonly remember?: (scene: Scene) => void;
}

/** The workbench in an open reader. */
export interface Workbench {
  /** The reader shows something else. */
  update(): void;
  /** Begins to edit, or ends it. */
  edit(): void;
  /** Does what a control of the reader asks for. */
  ask(wish: WorkWish): void;
  /** By algorithm that has run, what it would change of the shown article; what is not known yet comes later. */
  changes(): Readonly<Record<string, AlgorithmChange>>;
  /** Does what a key stands for; true when it stood for something. */
  key(event: KeyboardEvent): boolean;
  /** Closes what is innermost of its own; false when nothing of it is open. */
  leave(): boolean;
}
