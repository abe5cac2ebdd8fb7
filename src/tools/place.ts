/** The interface through which the tools reach the reader, its page and its storage. */
import type { ComponentChild, VNode } from 'preact';
import { correct } from '../article/corrections/history.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { Article } from '../article/types.ts';
import { isUserMade } from '../reader/input/user-made.ts';
import type { ReaderHandle, ReaderTools } from '../reader/port.ts';
import type { LastWord } from '../selection/trace.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import type { Appearance, Settings } from '../store/settings/types.ts';
import type { AlgorithmResult, Scene } from './scene.ts';
import type { Work } from './types.ts';

export interface ToolPlace extends Pick<ReaderHandle, 'dialog' | 'announce' | 'whisper' | 'goTo'> {
  /** An empty element below the reader's toolbar, for the tools' controls. */
  readonly slot: HTMLElement;
  /** Aborts when the reader closes. */
  readonly signal: AbortSignal;
  /** Returns null while the page is being read, and if reading failed. */
  scene(): Scene | null;
  /** Runs the algorithm if necessary. Resolves to null if it failed. */
  compare(algorithm: string): Promise<AlgorithmResult | null>;
  /** Resolves to the decision on each visible block; to null if there is no answer. Never rejects. */
  explain(): Promise<readonly LastWord[] | null>;
  setWork(work: Work): void;
  /** Uses the algorithm on this page, and makes it the default for all other pages. */
  keepAlgorithm(algorithm: string): void;
  loadAid(name: AidName): Promise<AidModule>;
  settings(): Settings;
  /** Stores settings. If the site has its own appearance, changes of the appearance are stored for this site only. */
  changeSettings(change: Partial<Settings>): void;
  /** Returns what is remembered about the page's site; null if nothing is remembered. */
  memory(): SiteMemory | null;
  appearance(): Appearance;
  setMemory(memory: SiteMemory): void;
  /** Returns the page's DOM node for a node id of the snapshot. */
  nodeOf(id: number): Node | undefined;
  redraw(): void;
}

/** Script of reading aids. `focus` has line focus and bold word beginnings. */
export type AidName = 'aloud' | 'focus';

export interface AidModule {
  mount(place: ToolPlace, redraw: () => void): Aid;
}

export interface Aid extends Feature {
  /** Does the same as a press of the aid's key or button. */
  press(): void;
}

export interface ToolSet extends ReaderTools {
  /** Draws the tools again. Called after the reader has drawn a new state. */
  update(): void;
  /** Returns the article in the form that is copied and saved. */
  exported(article: Article): Article;
}

/** One tool for the article, such as editing or highlighting. Its state is in `Work` or in the tool itself. */
export interface Feature {
  /** Returns the strip (a row of controls below the toolbar), or null. Only the strip that was opened last is shown. */
  strip?(scene: Scene): VNode | null;
  /** Returns the layer (elements over the text, positioned in the reader's dialog), or null. */
  layer?(scene: Scene): ComponentChild;
  /** Handles a key; returns true if it did something. */
  key?(event: KeyboardEvent, scene: Scene): boolean;
  /** Closes what the tool has open, because the user pressed Esc. Returns false if nothing was open. */
  leave?(scene: Scene): boolean;
  /** Runs after each draw of the article, when its elements are in the reader's dialog. */
  drawn?(scene: Scene): void;
}

/** Adds a correction, shows its result, and announces `words`. `change`: other changes to the tools' state. */
export function decide(
  { setWork, announce }: ToolPlace,
  { work }: Scene,
  correction: Correction,
  words: string,
  change: Partial<Work> = {},
): void {
  setWork({ ...work, ...change, corrections: correct(work.corrections, correction) });
  announce(words);
}

/** Listens for clicks by the user (not by page scripts). `press` receives the element that matches the selector. */
export function onPress(
  { dialog, signal }: ToolPlace,
  selector: string,
  press: (pressed: HTMLElement, event: MouseEvent) => void,
): void {
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (pressed && isUserMade(event)) press(pressed, event);
  };
  dialog.addEventListener('click', onClick, { signal });
}

/** Returns a function that calls `run` after a delay (ms). Calls restart the delay; closing the reader cancels it. */
export function whenSettled({ signal }: ToolPlace, delay: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
}

/** Focuses an element without scrolling, so that keys and screen readers continue there. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Calls `opened` when a menu or panel of the reader gets the focus, so that cards over the text can close. */
export function onPanelOpened({ dialog, signal }: ToolPlace, opened: () => void): void {
  const onFocus = ({ target }: FocusEvent) => (target as Element).closest('.panel') && opened();
  dialog.addEventListener('focusin', onFocus, { signal });
}
