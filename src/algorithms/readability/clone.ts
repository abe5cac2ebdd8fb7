import { NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import type { Population } from '../types.ts';
import { copyAttributes, copyElement } from './copy-element.ts';
import type { DocumentLike, ElementLike, NodeLike } from './dom.ts';
import { keepIdentityAcrossRetries } from './retries.ts';

/** Elements that only group in the flat tree; their content goes to their parent. */
const TRANSPARENT = new Set(['slot', 'html', 'body']);

/** Elements that are never visible text; Readability would remove them first. */
const LEFT_OUT = new Set(['style', 'template', 'noscript', 'head']);

/**
 * Deepest level; deeper elements are flattened. Parsers stop at 512 levels (HTML standard, 13.2.6.1 note); only scripts
 * go deeper, and browsers walk up all ancestors at every append.
 */
const DEEPEST = 512;

/** A document built from a snapshot, with a mapping from its text nodes to the snapshot's. */
export interface Clone {
  document: DocumentLike;
  /** Returns the snapshot id of a text node of the clone. */
  idOf(node: NodeLike): number | undefined;
}

/**
 * Fills an inert document with the snapshot's flat tree: it includes shadow trees and frames and, in the `rendered`
 * population, nothing that a person cannot see. Readability edits this document; the page is not affected.
 */
export function cloneForReadability(snapshot: PageSnapshot, population: Population, document: DocumentLike): Clone {
  const ids = new WeakMap<NodeLike, number>();
  fillHead(snapshot, document);
  fillBody(snapshot, population, document, ids);
  keepIdentityAcrossRetries(document.body, ids);
  return { document, idOf: (node) => ids.get(node) };
}

function fillHead(snapshot: PageSnapshot, document: DocumentLike): void {
  const { title, language, meta, jsonLd } = snapshot.metadata;
  document.title = title;
  if (language) document.documentElement.setAttribute('lang', language);
  for (const [name, contents] of Object.entries(meta)) {
    for (const content of contents) {
      const element = document.createElement('meta');
      element.setAttribute(/^(?:og|article|twitter|al|fb):/.test(name) ? 'property' : 'name', name);
      element.setAttribute('content', content);
      document.head.append(element);
    }
  }
  for (const text of jsonLd) {
    const script = document.createElement('script');
    script.setAttribute('type', 'application/ld+json');
    script.append(document.createTextNode(text));
    document.head.append(script);
  }
}

function fillBody(
  snapshot: PageSnapshot,
  population: Population,
  document: DocumentLike,
  ids: WeakMap<NodeLike, number>,
): void {
  const { nodes, names } = snapshot;
  const sees = visibleSubtrees(snapshot, population);
  const open: { end: number; element: ElementLike }[] = [];
  let parent = document.body;
  for (let id = 0; id < nodes.size; id++) {
    while (open.length > 0 && id >= (open[open.length - 1]?.end as number)) {
      open.pop();
      parent = open[open.length - 1]?.element ?? document.body;
    }
    const kind = nodes.kind[id];
    if (kind === NodeKind.text) {
      if (population === 'rendered' && nodes.hidden[id] !== 0) continue;
      const text = document.createTextNode(nodes.text[id] as string);
      ids.set(text, id);
      parent.append(text);
    } else if (kind === NodeKind.element) {
      const name = names[nodes.name[id] as number] as string;
      if (LEFT_OUT.has(name) || name === 'script' || !sees(id)) id = (nodes.end[id] as number) - 1;
      else if (!TRANSPARENT.has(name) && open.length < DEEPEST) {
        const element = copyElement(document, name, nodes.attributes[id] ?? null);
        parent.append(element);
        open.push({ end: nodes.end[id] as number, element });
        parent = element;
      } else if (name === 'body') copyAttributes(document.body, nodes.attributes[id] ?? null);
      // as published: Readability removes the root if its class contains "header", and then finds the whole page
      else if (id === 0 && population === 'source')
        copyAttributes(document.documentElement, nodes.attributes[id] ?? null);
    }
  }
}

/** Returns a test whether a subtree has anything for the population: a hidden element may have visible children. */
function visibleSubtrees({ nodes }: PageSnapshot, population: Population): (id: number) => boolean {
  if (population === 'source') return () => true;
  const visible = new Int32Array(nodes.size + 1);
  for (let id = 0; id < nodes.size; id++) {
    visible[id + 1] = (visible[id] as number) + (nodes.hidden[id] === 0 ? 1 : 0);
  }
  return (id) => (visible[nodes.end[id] as number] as number) > (visible[id] as number);
}
