import type { Element, Root } from 'hast';
import type { Algorithm } from '../algorithms/types.ts';
import type { Article, ArticleMetadata } from '../article/types.ts';
import type { Engine } from '../engine/types.ts';
import type { Citation } from '../export/citation/index.ts';
import type { CitationStyle } from '../export/citation/types.ts';
import type { Passage } from '../export/passage-link.ts';
import type { PieceExport } from '../export/piece.ts';
import type { withoutOutdated } from '../page/current-article.ts';
import type { Page } from '../page/page.ts';
import type { LivePage } from '../page/snapshot/take.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import type { SaveFormat } from '../platform/wording/export-formats.ts';
import type { Controls } from '../reader/components/controls.ts';
import type { CodeScript, SavedFile, SelectedText } from '../reader/port.ts';
import type { PackedFont } from '../reader/styles/packed-font.ts';
import { leave, read, type Slot, slot } from '../shared/exchange.ts';
import type { LazyScript } from '../store/messages/protocol.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import type { PackagedFont } from '../store/settings/types.ts';
import type { AidModule, ToolSet } from '../tools/place.ts';
import type { World } from './effects/world.ts';
import type { fetchOtherPage, findOtherPages, joinOtherPages } from './other-pages.ts';
import type { saveReport } from './save-report.ts';
import type { selectRanges } from './select-ranges.ts';
import type { findSecondOpinion } from './state/second-opinion.ts';
import type { takePageInPieces } from './take-page-in-pieces.ts';
import type { agreedCorrections, decorated, moveWork, recalledFor } from './tool-place.ts';

/** Exports text; injected when the user copies for the first time. */
export interface ExportModule {
  exportText(article: Article): string;
  exportHtml(article: Article): string;
  exportMarkdown(article: Article, pictures?: ReadonlyMap<string, string>): string;
  exportPiece(article: Article, element: Element): PieceExport;
  cite(metadata: ArticleMetadata, style: CitationStyle, accessed: Date): Citation;
  passageLink(url: string, passage: Passage | null): string | null;
  selectedPassage(selected: SelectedText, nodeOf: (id: number) => Node | undefined): Passage;
}

export interface MadeFile extends SavedFile {
  blob: Blob;
}

/** What each lazy script provides, by the script's name. `Provided` adds the scripts of fonts and algorithms. */
interface Modules {
  /** Takes snapshots of the page. This is the first script that is injected. */
  snapshot: {
    /** The engine (which makes articles from snapshots) outside the page, in a page or worker of the extension. */
    remoteEngine: Engine;
    take(document: Document, ignore: ReadonlySet<Node>): LivePage;
  };
  /** Takes snapshots of large pages, and (`remoteEngine`) sends them, with pauses in which the browser can respond. */
  large: { remoteEngine: Engine; takePageInPieces: typeof takePageInPieces };
  /** Makes the article in the page itself; injected if no engine outside the page can make it. */
  engine: { engine: Engine };
  /** Always true; tells the script of the first screen that the session's script has loaded. */
  session: true;
  /** Always true; tells that the word lists have loaded. `vocabulary/provided.ts` gives access to the lists. */
  words: true;
  aloud: AidModule;
  focus: AidModule;
  /** The algorithms without data files, for the engine in the page itself. */
  classics: { algorithms: readonly Algorithm[] };
  controls: Controls;
  exporter: ExportModule;
  /** Makes files; injected when the user saves an article for the first time. */
  files: { makeFile(article: Article, format: SaveFormat, texts: ExportModule, names: string): Promise<MadeFile> };
  /** Typesets formulas; injected when an article has formulas that are not typeset. */
  formulas: { typesetFormulas(tree: Root): Root };
  highlight: CodeScript;
  /** Finds and joins the pages of multi-page articles. Also turns the user's selection on a page into an article. */
  pages: {
    findOtherPages: typeof findOtherPages;
    fetchOtherPage: typeof fetchOtherPage;
    joinOtherPages: typeof joinOtherPages;
    selectRanges: typeof selectRanges;
    withoutOutdated: typeof withoutOutdated;
  };
  /** The tools: comparing, correcting, highlighting and others. */
  tools: {
    /** Turns a snapshot into a page of only the article in view; see `keepCurrentArticle` for exceptions. */
    currentPage(snapshot: PageSnapshot, hasMoved: boolean): Page;
    findSecondOpinion: typeof findSecondOpinion;
    agreed: typeof agreedCorrections;
    /** Parses what is stored about a site; null if it is not valid. */
    parseSite(stored: unknown): SiteMemory | null;
    recalled: typeof recalledFor;
    decorate: typeof decorated;
    moveWork: typeof moveWork;
    /** Adds the tools to the reader. They store data through the background worker. */
    mount(world: World): ToolSet;
  };
  /** Makes reports; injected when the user reports a page. */
  report: { saveReport: typeof saveReport };
}

/** The value that a lazy script (one that is injected when needed) provides to the other scripts. */
export type Provided<S extends LazyScript> = S extends keyof Modules
  ? Modules[S]
  : S extends `font-${PackagedFont}`
    ? PackedFont
    : Algorithm;

const slotOf = <S extends LazyScript>(script: S): Slot<Provided<S>> => slot(`script-${script}`);

/** Makes a script's value available to other scripts. If the script runs twice, the first value and its caches stay. */
export function provide<S extends LazyScript>(script: S, content: Provided<S>): void {
  if (!provided(script)) leave([slotOf(script), content]);
}

export function provided<S extends LazyScript>(script: S): Provided<S> | undefined {
  return read(slotOf(script));
}
