/**
 * Reads the live page into a {@link PageSnapshot}, without changing it: one walk over the flat tree (with shadow trees,
 * slots and same-origin frames). The browser computes style and layout only once, because the walk does not change the
 * document.
 */
import { intact } from '../../platform/unclobbered.ts';
import { deriveBlocks } from './blocks.ts';
import { metaHints } from './declared.ts';
import type { ShadowRootOf } from './flat-tree.ts';
import type { Viewport } from './rendered.ts';
import { LiveNodes } from './styled/live-nodes.ts';
import { readStyled } from './styled/read-styled.ts';
import type { MetadataHints, PageSnapshot } from './types.ts';
import { Walk } from './walk.ts';

/** A snapshot, and the DOM node of each row. Only `src/session/` may use the nodes (ADR 002). */
export interface LivePage {
  snapshot: PageSnapshot;
  nodes: readonly Node[];
}

export interface TakeOptions {
  shadowRootOf?: ShadowRootOf;
  /** Nodes that are skipped with their content, such as the reader, which the extension added to the page. */
  ignore?: ReadonlySet<Node>;
}

export function takeSnapshot(document: Document, options: TakeOptions = {}): LivePage {
  const walk = beginWalk(document, options);
  walk.advance();
  return livePage(document, walk);
}

/** Longest work between two pauses (ms). */
const PIECE = 80;

/**
 * Reads a large document with pauses. If the page changes during a pause, the snapshot may contain only a part of the
 * change. `pause` resolves to whether the work may continue; if not, the result is null.
 */
export async function takeSnapshotInPieces(
  document: Document,
  options: TakeOptions,
  pause: () => Promise<boolean>,
): Promise<LivePage | null> {
  const walk = beginWalk(document, options);
  const { length } = intact(document).getElementsByTagName('*');
  for (const _column of walk.expect(length)) if (!(await pause())) return null;
  for (;;) {
    const end = performance.now() + PIECE;
    const isAll = walk.advance(() => performance.now() > end);
    if (!(await pause())) return null;
    if (isAll) return livePage(document, walk);
  }
}

function beginWalk(document: Document, options: TakeOptions): Walk {
  const { shadowRootOf = (element: Element) => element.shadowRoot, ignore } = options;
  const walk = new Walk(readViewport(document), runsScripts(document), shadowRootOf, ignore);
  const { documentElement } = intact(document);
  if (documentElement) walk.begin(document, documentElement);
  return walk;
}

function livePage(document: Document, walk: Walk): LivePage {
  const { nodes, documents, rendering, page } = walk;
  const { direction, ...viewport } = page;
  const { names } = walk.names;
  const { styles } = walk.styles;
  const blocks = deriveBlocks(nodes, styles, names);
  const snapshot: PageSnapshot = {
    version: 1,
    url: intact(document).URL,
    contentType: intact(document).contentType,
    direction,
    viewport,
    names,
    styles,
    nodes,
    blocks,
    media: rendering.media,
    styled: readStyled(new LiveNodes(nodes, names, styles, walk.live)),
    documents,
    metadata: readMetadataHints(document),
  };
  return { snapshot, nodes: walk.live };
}

function readViewport(document: Document): Viewport {
  const { documentElement, defaultView: view } = intact(document);
  return {
    width: view?.innerWidth ?? 0,
    height: view?.innerHeight ?? 0,
    scrollX: view?.scrollX ?? 0,
    scrollY: view?.scrollY ?? 0,
    direction: documentElement && view?.getComputedStyle(documentElement).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

function runsScripts(document: Document): boolean {
  return !intact(document).defaultView?.matchMedia('(scripting: none)').matches;
}

/** Reads the metadata that the document declares in its title, attributes, `meta` elements and JSON-LD, unchanged. */
function readMetadataHints(page: Document): MetadataHints {
  const document = intact(page);
  const meta = metaHints(
    [...document.querySelectorAll('meta[content]')].map((element) => (name) => element.getAttribute(name)),
  );
  return {
    title: document.title,
    language: document.documentElement?.getAttribute('lang')?.trim() || (meta['content-language']?.[0] ?? ''),
    canonicalUrl: document.querySelector<HTMLLinkElement>('link[rel~="canonical"][href]')?.href ?? '',
    meta,
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json" i]')].map(
      (script) => script.textContent ?? '',
    ),
  };
}
