import type { Element, Root } from 'hast';
import type { Algorithm } from '../algorithms/types.ts';
import type { Article, ArticleMetadata } from '../article/types.ts';
import type { Engine } from '../engine/types.ts';
import type { Citation } from '../export/citation/index.ts';
import type { CitationStyle } from '../export/citation/types.ts';
import type { Passage } from '../export/passage-link.ts';
import type { PieceExport } from '../export/piece.ts';
import type { withoutOutdated } from '../page/outdated-hints.ts';
import type { Page } from '../page/page.ts';
import type { LivePage } from '../page/snapshot/take.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import type { SaveFormat } from '../platform/wording/save-formats.ts';
import type { SavedFile, SelectedText } from '../reader/port.ts';
import type { Controls } from '../reader/state/view.ts';
import type { Wear } from '../reader/styles/packaged-font.ts';
import type { CodeScript } from '../reader/types.ts';
import type { LazyScript } from '../store/messages/protocol.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import type { PackagedFont } from '../store/settings/types.ts';
import type { AidModule, ToolSet } from '../tools/place.ts';
import type { Work } from '../tools/types.ts';
import type { World } from './effects/world.ts';
import type { fetchOtherPage, findOtherPages, joinOtherPages } from './other-pages.ts';
import type { recalledFor } from './recalled.ts';
import type { saveReport } from './report/save-report.ts';
import type { selectRanges } from './select-ranges.ts';
import type { findSecondOpinion } from './state/second-opinion.ts';
import type { takePageInPieces } from './take-page-in-pieces.ts';
import type { agreedCorrections, decorated } from './tool-place.ts';

/** Injected when an article has formulas that are not typeset. */
export interface FormulasModule {
  typesetFormulas(tree: Root): Root;
}

/** Injected when the user copies for the first time. */
export interface ExportModule {
  exportText(article: Article): string;
  exportHtml(article: Article): string;
  exportMarkdown(article: Article, pictures?: ReadonlyMap<string, string>): string;
  exportPiece(article: Article, element: Element): PieceExport;
  cite(metadata: ArticleMetadata, style: CitationStyle, accessed: Date): Citation;
  passageLink(url: string, passage: Passage | null): string | null;
  selectedPassage(selected: SelectedText, nodeOf: (id: number) => Node | undefined): Passage;
}

/** Injected when the user saves the article for the first time. */
export interface FilesModule {
  makeFile(article: Article, format: SaveFormat, texts: ExportModule, names: string): Promise<NamedFile & SavedFile>;
}

export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Takes snapshots of the page. The first script injected. */
export interface SnapshotModule {
  /** The engine outside the page. */
  remoteEngine: Engine;
  take(document: Document, ignore: ReadonlySet<Node>): LivePage;
}

/** Reads large pages. */
export interface LargeModule {
  /** As in {@link SnapshotModule}, but for large snapshots. */
  remoteEngine: Engine;
  takePageInPieces: typeof takePageInPieces;
}

/** The page's own engine. */
export interface EngineModule {
  engine: Engine;
}

/** The algorithms without data, for the page's own engine. */
export interface ClassicsModule {
  algorithms: readonly Algorithm[];
}

/** Handles articles of several pages, and selections. */
export interface PagesModule {
  findOtherPages: typeof findOtherPages;
  fetchOtherPage: typeof fetchOtherPage;
  joinOtherPages: typeof joinOtherPages;
  selectRanges: typeof selectRanges;
  withoutOutdated: typeof withoutOutdated;
}

/** Compares and corrects. */
export interface ToolsModule {
  /** Returns the page as the algorithms see it: of several articles, only the current one. */
  currentPage(snapshot: PageSnapshot, hasMoved: boolean): Page;
  findSecondOpinion: typeof findSecondOpinion;
  /** Returns the corrections of an agreement level, followed by the user's; the same list for the same arguments. */
  agreed: typeof agreedCorrections;
  /** Parses the stored memory of a site; null if it is not valid. */
  parseSite(stored: unknown): SiteMemory | null;
  recalled: typeof recalledFor;
  /**
   * Returns the article with the marks of the tools; the same object if there are none. Exports use the undecorated
   * one.
   */
  decorate: typeof decorated;
  /** Returns the work with its nodes mapped to those of a new reading. */
  moveWork(work: Work, nodes: readonly object[]): Work;
  /** Adds the tools to the reader. They store through the background. */
  mount(world: World): ToolSet;
}

/** Injected when the user reports a page. */
export interface ReportModule {
  saveReport: typeof saveReport;
}

/** The value that each script provides. */
export type Provided<S extends LazyScript> = S extends keyof Modules
  ? Modules[S]
  : S extends `font-${PackagedFont}`
    ? Wear
    : Algorithm;

interface Modules {
  snapshot: SnapshotModule;
  large: LargeModule;
  engine: EngineModule;
  /** The vocabulary tables; they register elsewhere (`vocabulary/provided.ts`). */
  words: true;
  aloud: AidModule;
  focus: AidModule;
  classics: ClassicsModule;
  controls: Controls;
  export: ExportModule;
  files: FilesModule;
  formulas: FormulasModule;
  highlight: CodeScript;
  pages: PagesModule;
  tools: ToolsModule;
  report: ReportModule;
}

/** A symbol, because a missing global name gives the page's element of that id. */
const KEY = Symbol.for('lectern.scripts');

/** The global object of the isolated world, which our scripts in one tab share. They register here. */
const world = globalThis as { [KEY]?: Map<LazyScript, unknown> };

/** Registers a script's value. Called by the script itself. The first value stays, so that its caches survive. */
export function provide<S extends LazyScript>(script: S, content: Provided<S>): void {
  const scripts = (world[KEY] ??= new Map());
  if (!scripts.has(script)) scripts.set(script, content);
}

/** Returns the value of a script that has been injected; undefined otherwise. */
export function provided<S extends LazyScript>(script: S): Provided<S> | undefined {
  return world[KEY]?.get(script) as Provided<S> | undefined;
}
