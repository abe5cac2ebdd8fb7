/**
 * Live DOM → {@link PageSnapshot}: one read-only pass over the flat tree (shadow roots, slots, same-origin frames). All
 * layout reads happen here, between two script writes of nobody, so the browser computes style and layout once.
 */
import { deriveBlocks } from './blocks.ts';
import type { ShadowRootOf } from './flat-tree.ts';
import { readMetadataHints } from './metadata-hints.ts';
import type { PageSnapshot } from './types.ts';
import type { Viewport } from './visibility.ts';
import { Walk } from './walk.ts';

/** A snapshot and, beside it, the live node of every row. Only `content/` may touch the nodes. */
export interface LivePage {
  snapshot: PageSnapshot;
  nodes: readonly Node[];
}

export interface TakeOptions {
  shadowRootOf?: ShadowRootOf;
  /** Nodes that are not the page's (our own reader) and are passed over with all they hold. */
  ignore?: ReadonlySet<Node>;
}

/** Reads the document as it stands now. Changes nothing in it. */
export function takeSnapshot(document: Document, options: TakeOptions = {}): LivePage {
  const { shadowRootOf = (element: Element) => element.shadowRoot, ignore } = options;
  const { direction, ...viewport } = readViewport(document);
  const walk = new Walk({ direction, ...viewport }, runsScripts(document), shadowRootOf, ignore);
  if (document.documentElement) walk.run(document, document.documentElement);
  const { nodes, documents, rendering } = walk;
  const { names } = walk.names;
  const { styles } = walk.styles;
  const snapshot: PageSnapshot = {
    version: 1,
    url: document.URL,
    contentType: document.contentType,
    direction,
    viewport,
    names,
    styles,
    nodes,
    blocks: deriveBlocks(nodes, styles, names),
    media: rendering.media,
    documents,
    metadata: readMetadataHints(document),
  };
  return { snapshot, nodes: walk.live };
}

function readViewport({ documentElement, defaultView: view }: Document): Viewport {
  return {
    width: view?.innerWidth ?? 0,
    height: view?.innerHeight ?? 0,
    scrollX: view?.scrollX ?? 0,
    scrollY: view?.scrollY ?? 0,
    direction: documentElement && view?.getComputedStyle(documentElement).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

function runsScripts({ defaultView }: Document): boolean {
  return !defaultView?.matchMedia('(scripting: none)').matches;
}
