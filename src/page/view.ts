import type { Attributes, PageSnapshot, Style } from '../snapshot/types.ts';
import { indexOf, type PageIndex } from './element-index.ts';

/** Small questions about a snapshot that the builder's parts share. */
export interface PageView {
  snapshot: PageSnapshot;
  index: PageIndex;
  nameOf(node: number): string;
  attributesOf(node: number): Attributes;
  styleOf(node: number): Style | undefined;
  /** Base address for links written at this node (frames have their own). */
  baseUrlOf(node: number): string;
}

const NONE: Attributes = {};

export function viewPage(snapshot: PageSnapshot): PageView {
  const { nodes, names, styles, documents } = snapshot;
  return {
    snapshot,
    index: indexOf(snapshot),
    nameOf: (node) => names[nodes.name[node] as number] ?? '',
    attributesOf: (node) => nodes.attributes[node] ?? NONE,
    styleOf: (node) => styles[nodes.style[node] as number],
    baseUrlOf(node) {
      let base = snapshot.url;
      // Documents are in preorder, so the last one that holds the node is the innermost.
      for (const document of documents) {
        if (document.node > node) break;
        if (node < (nodes.end[document.node] as number)) base = document.baseUrl;
      }
      return base;
    },
  };
}
