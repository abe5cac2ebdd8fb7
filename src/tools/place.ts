/** The interface through which the tools reach the reader, its page and its storage. */

import type { Article } from '../article/types.ts';
import type { ReaderTools } from '../reader/port.ts';
import type { TextPlace } from '../reader/scroll/keep-place.ts';
import type { LastWord } from '../selection/trace.ts';
import type { MemoryRefusal, Signature, SiteChoices, SiteMemory } from '../store/remembered/types.ts';
import type { Appearance, Settings } from '../store/settings/types.ts';
import type { Feature } from './feature.ts';
import type { AlgorithmResult, Scene } from './scene.ts';
import type { Work } from './types.ts';

export interface ToolPlace {
  readonly dialog: HTMLDialogElement;
  /** An empty element below the reader's toolbar, for the tools' controls. */
  readonly slot: HTMLElement;
  /** Aborts when the reader closes. */
  readonly signal: AbortSignal;
  /** Returns the article and its page; null while the page is being read, and if reading failed. */
  scene(): Scene | null;
  /** Returns an algorithm's result; runs the algorithm first if necessary. Resolves to null if it failed. */
  compare(algorithm: string): Promise<AlgorithmResult | null>;
  /**
   * Resolves to the final decision on every visible block (paragraph) of the page, with its reason; null if no
   * decisions were recorded for the shown article, or the engine did not answer. Never rejects.
   */
  explain(): Promise<readonly LastWord[] | null>;
  /** Stores the state of the tools and shows the result. */
  setWork(work: Work): void;
  /** Uses the algorithm on this page, and stores it for all other pages. */
  keepAlgorithm(algorithm: string): void;
  loadAid(name: AidName): Promise<AidModule>;
  settings(): Settings;
  /**
   * Applies and stores changed settings. A change of the appearance is stored for this site if the site has its own
   * appearance, otherwise for all sites.
   */
  changeSettings(change: Partial<Settings>): void;
  /** Returns what is remembered about the page's site; null if nothing is remembered. */
  memory(): SiteMemory | null;
  appearance(): Appearance;
  /**
   * Remembers how to find a corrected part on other pages of the site. Resolves to the id under which it is stored, or
   * to the reason why it is not stored.
   */
  rememberForSite(signature: Signature): Promise<{ id: string | null; refusal: MemoryRefusal | null }>;
  forgetForSite(id: string): Promise<void>;
  /** Remembers choices for the site. Resolves to the reason why they are not stored; null if they are. */
  chooseForSite(choices: SiteChoices): Promise<MemoryRefusal | null>;
  /** Replaces what {@link memory} returns. */
  setMemory(memory: SiteMemory): void;
  /** Returns the page's DOM node for a node id of the snapshot. */
  nodeOf(id: number): Node | undefined;
  /** Scrolls to a place in the text. This does not count as scrolling by the user. */
  goTo(place: TextPlace): void;
  /** Shows a short message and announces it to screen readers. */
  announce(message: string): void;
  /** Announces a message to screen readers only, because it is already visible on the screen. */
  whisper(message: string): void;
  /** Draws the reader again, after new information has arrived. */
  redraw(): void;
  close(): void;
}

/**
 * Scripts of the reading aids, loaded on demand. `aloud` reads aloud; `focus` has line focus and bold word beginnings.
 */
export type AidName = 'aloud' | 'focus';

export interface AidModule {
  /**
   * Adds the aid to an open reader.
   *
   * @param redraw draws the tools' controls again
   */
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
