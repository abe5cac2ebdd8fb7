import type { Element, Root } from 'hast';
import type { Algorithm, Mark, Population, Selection } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { Corrector } from '../article/corrector.ts';
import type { ReadArticle } from '../article/make-article.ts';
import type { Chapters } from '../article/pages/find-chapters.ts';
import type { ArticlePages } from '../article/pages/find-pages.ts';
import type { PagePart } from '../article/pages/join-pages.ts';
import type { traceArticle } from '../article/trace-article.ts';
import type { Article, ArticleMetadata } from '../article/types.ts';
import type { ReadThere } from '../engine/room/request.ts';
import type { Citation } from '../export/citation/index.ts';
import type { CitationStyle } from '../export/citation/types.ts';
import type { Passage } from '../export/passage-link.ts';
import type { PieceExport } from '../export/piece.ts';
import type { Page } from '../page/page.ts';
import type { LivePage } from '../page/snapshot/take.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import type { SaveFormat } from '../platform/wording/save-formats.ts';
import type { SavedFile, SelectedText } from '../reader/actions.ts';
import type { Controls } from '../reader/state/view.ts';
import type { Wear } from '../reader/styles/packaged-font.ts';
import type { CodeScript } from '../reader/types.ts';
import type { LazyScript } from '../store/messages/protocol.ts';
import type { remembered } from '../store/remembered/remembered.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import type { PackagedFont } from '../store/settings/types.ts';
import type { AgreementWish } from '../tools/checking/agreed.ts';
import type { AidModule, ToolPlace, ToolSet } from '../tools/place.ts';
import type { Scene } from '../tools/scene.ts';
import type { Work } from '../tools/types.ts';
import type { LiveReading, ReadOptions, ReadWish } from './live-reading.ts';
import type { findSecondOpinion } from './state/second-opinion.ts';
import type { OpenReader } from './state/state.ts';

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

/** What reads pages in the page. */
export interface EngineModule {
  readPage(document: Document, options: ReadOptions): LiveReading;
  readPageInPieces(
    document: Document,
    options: ReadOptions & { algorithm: string },
    pause: () => Promise<boolean>,
  ): Promise<LiveReading | null>;
  readingOf(document: Document, taken: LivePage, wish: ReadWish, there: ReadThere | null): LiveReading;
  runAlgorithm(page: Page, id: string, population?: Population): { selection: Selection };
  makeArticle(page: Page, answer: Selection): Article;
  takeSnapshot(document: Document): LivePage;
}

/** The algorithms that carry no data, and what can be asked of them together. */
export interface ClassicsModule {
  algorithms: readonly Algorithm[];
  findSecondOpinion: typeof findSecondOpinion;
}

/** Functions of the script that knows about articles of several pages. */
export interface PagesModule {
  findChapters(snapshot: PageSnapshot): Chapters | null;
  findPages(snapshot: PageSnapshot): ArticlePages | null;
  joinPages(parts: readonly PagePart[], current: number): Article | null;
  fetchDocument(url: string, signal: AbortSignal): Promise<Document>;
}

/** Comparing and correcting. */
export interface ToolsModule {
  correctorOf(page: Page, corrections: readonly Correction[]): Corrector | null;
  /** What a level of agreement comes to, with the corrections of the user after it; the same list for the same wish. */
  agreed(wish: AgreementWish): readonly Correction[];
  /** What is stored of a site; null where that is nothing that it knows. */
  parseSite(stored: unknown): SiteMemory | null;
  remembered: typeof remembered;
  /** The article with what the tools write into it; the same one where that is nothing. Exports have it without. */
  decorate(scene: Scene): Article;
  /** The work as it stands after the page was read again. */
  moveWork(work: Work, nodes: readonly object[]): Work;
  /** What it keeps, it keeps by way of its own script. */
  mount(place: ToolPlace): ToolSet;
}

/** Functions of the script that is injected when somebody asks why the text is what it is. */
export interface ExplainModule {
  trace: typeof traceArticle;
}

/** Functions of the script that is injected when a page is reported. */
export interface ReportModule {
  /** @param findings of the algorithms that have run on the page that the reader shows */
  makeReportFile(open: OpenReader, findings: ReadonlyMap<string, FoundByOne>, options: ReportFileOptions): NamedFile;
}

/** What came of an algorithm; nulls where it failed. */
export interface FoundByOne {
  answer: Selection | null;
  read: ReadArticle | null;
  marks: readonly Mark[];
}

export interface ReportFileOptions {
  withText: boolean;
  trace: ExplainModule['trace'];
  /** The page is so large that it is read with pauses. */
  isInPieces: boolean;
}

/** What each script leaves behind. */
export type Provided<S extends LazyScript> = S extends keyof Modules
  ? Modules[S]
  : S extends `font-${PackagedFont}`
    ? Wear
    : Algorithm;

interface Modules {
  engine: EngineModule;
  /** The tables leave themselves elsewhere (`vocabulary/provided.ts`). */
  words: true;
  aloud: AidModule;
  focus: AidModule;
  classics: ClassicsModule;
  controls: Controls;
  explain: ExplainModule;
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
