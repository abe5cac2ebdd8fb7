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

/** Function of the script that is injected when an article has formulas that are not typeset. */
export interface FormulasModule {
  typesetFormulas(tree: Root): Root;
}

/** Functions of the script that is injected when something is copied for the first time. */
export interface ExportModule {
  exportText(article: Article): string;
  exportHtml(article: Article): string;
  exportMarkdown(article: Article, pictures?: ReadonlyMap<string, string>): string;
  exportPiece(article: Article, element: Element): PieceExport;
  cite(metadata: ArticleMetadata, style: CitationStyle, accessed: Date): Citation;
  passageLink(url: string, passage: Passage | null): string | null;
  selectedPassage(selected: SelectedText, nodeOf: (id: number) => Node | undefined): Passage;
}

/** Functions of the script that is injected when the article is saved for the first time. */
export interface FilesModule {
  makeFile(article: Article, format: SaveFormat, texts: ExportModule, names: string): Promise<NamedFile & SavedFile>;
}

export interface NamedFile {
  name: string;
  blob: Blob;
}

/** The script that takes snapshots of the page; comes first. */
export interface SnapshotModule {
  /** The warm engine outside the page. */
  remoteEngine: Engine;
  take(document: Document, ignore: ReadonlySet<Node>): LivePage;
}

/** The script that reads large pages. */
export interface LargeModule {
  /** As in {@link SnapshotModule}, for large snapshots. */
  remoteEngine: Engine;
  takePageInPieces: typeof takePageInPieces;
}

/** The page's own engine. */
export interface EngineModule {
  engine: Engine;
}

/** The algorithms that carry no data, for the page's own engine. */
export interface ClassicsModule {
  algorithms: readonly Algorithm[];
}

/** Functions of the script that knows about articles of several pages. */
export interface PagesModule {
  findOtherPages: typeof findOtherPages;
  fetchOtherPage: typeof fetchOtherPage;
  joinOtherPages: typeof joinOtherPages;
  selectRanges: typeof selectRanges;
  withoutOutdated: typeof withoutOutdated;
}

/** Comparing and correcting. */
export interface ToolsModule {
  /** The page with the current one of several articles only, as the algorithms see it. */
  currentPage(snapshot: PageSnapshot, hasMoved: boolean): Page;
  findSecondOpinion: typeof findSecondOpinion;
  /** What a level of agreement comes to, with the corrections of the user after it; the same list for the same request. */
  agreed: typeof agreedCorrections;
  /** What is stored of a site; null where that is nothing that it knows. */
  parseSite(stored: unknown): SiteMemory | null;
  recalled: typeof recalledFor;
  /** The article with what the tools write into it; the same one where that is nothing. Exports have it without. */
  decorate: typeof decorated;
  /** The work as it stands after the page was read again. */
  moveWork(work: Work, nodes: readonly object[]): Work;
  /** What it keeps, it keeps by way of its own script. */
  mount(world: World): ToolSet;
}

/** Functions of the script that is injected when a page is reported. */
export interface ReportModule {
  saveReport: typeof saveReport;
}

/** What each script leaves behind. */
export type Provided<S extends LazyScript> = S extends keyof Modules
  ? Modules[S]
  : S extends `font-${PackagedFont}`
    ? Wear
    : Algorithm;

interface Modules {
  snapshot: SnapshotModule;
  large: LargeModule;
  engine: EngineModule;
  /** The tables leave themselves elsewhere (`vocabulary/provided.ts`). */
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

/** No name: where the global object has none, it gives the page's element of that id. */
const KEY = Symbol.for('lectern.scripts');

/** Scripts of ours in one tab share the isolated world's global object; this is where they leave word for each other. */
const world = globalThis as { [KEY]?: Map<LazyScript, unknown> };

/** Called by the script itself. The first one stays: what it has unpacked and worked out need not be made again. */
export function provide<S extends LazyScript>(script: S, content: Provided<S>): void {
  const scripts = (world[KEY] ??= new Map());
  if (!scripts.has(script)) scripts.set(script, content);
}

/** What the script left behind, if it was injected already. */
export function provided<S extends LazyScript>(script: S): Provided<S> | undefined {
  return world[KEY]?.get(script) as Provided<S> | undefined;
}
