/**
 * Live DOM → {@link PageSnapshot}: one read-only pass over the flat tree (shadow roots, slots, same-origin frames). All
 * layout reads happen here with no write in between, so the browser computes style and layout once.
 */
import { intact } from '../../platform/unclobbered.ts';
import { deriveBlocks } from './blocks.ts';
import type { ShadowRootOf } from './flat-tree.ts';
import { readMetadataHints } from './metadata-hints.ts';
import { readStyled } from './styled/read-styled.ts';
import type { PageSnapshot } from './types.ts';
import type { Viewport } from './visibility.ts';
import { Walk } from './walk.ts';

/** A snapshot and the live node of every row. Only `src/session/` may touch the nodes. */
export interface LivePage {
  snapshot: PageSnapshot;
  nodes: readonly Node[];
}

export interface TakeOptions {
  shadowRootOf?: ShadowRootOf;
  /** Nodes that do not belong to the page (the extension's reader); skipped with their content. */
  ignore?: ReadonlySet<Node>;
}

/** Reads the current document without changing it. */
export function takeSnapshot(document: Document, options: TakeOptions = {}): LivePage {
  const walk = beginWalk(document, options);
  walk.advance();
  return livePage(document, walk);
}

/** Duration of one piece of a walk (ms). */
const PIECE = 80;

/**
 * Reads a large document with pauses for other work. If the document changes during a pause, the snapshot mixes
 * different states.
 *
 * @param pause resolves to true to continue, to false to stop
 * @returns null if it was stopped
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
    styled: readStyled(nodes, names, styles, walk.live),
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
