/** Builds the inert document on which Readability runs. */
import { type Attributes, NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import type { Population } from '../types.ts';
import type { DocumentLike, ElementLike, NodeLike } from './dom.ts';
import { keepIdentityAcrossRetries } from './retries.ts';

/** Elements that are left out of the clone, but whose content is kept: they only group other elements. */
const TRANSPARENT = new Set(['slot', 'html', 'body']);

/** Elements that are left out with their content. It is never visible, and Readability would remove it anyway. */
const LEFT_OUT = new Set(['script', 'style', 'template', 'noscript', 'head']);

/**
 * Maximum depth of the clone; deeper elements are replaced by their content. Deep clones would take quadratic time.
 * HTML parsers nest at most 512 levels (HTML standard, 13.2.6.1 note), so only pages built by scripts are affected.
 */
const DEEPEST = 512;

/** Maps the text nodes of a document to the snapshot's node ids. */
type TextIds = WeakMap<NodeLike, number>;

/** Fills an inert document with a snapshot, with shadow trees and frames; for `rendered`, without hidden content. */
export function cloneForReadability(snapshot: PageSnapshot, population: Population, document: DocumentLike): TextIds {
  const ids: TextIds = new WeakMap();
  fillHead(snapshot, document);
  fillBody(snapshot, population, document, ids);
  keepIdentityAcrossRetries(document.body, ids);
  return ids;
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

function fillBody(snapshot: PageSnapshot, population: Population, document: DocumentLike, ids: TextIds): void {
  const { nodes, names } = snapshot;
  const sees = visibleSubtrees(snapshot, population);
  const open: { end: number; element: ElementLike }[] = [];
  for (let id = 0; id < nodes.size; id++) {
    while (id >= (open.at(-1)?.end ?? nodes.size)) open.pop();
    const parent = open.at(-1)?.element ?? document.body;
    const kind = nodes.kind[id];
    if (kind === NodeKind.text) {
      if (population === 'rendered' && nodes.hidden[id] !== 0) continue;
      const text = document.createTextNode(nodes.text[id] as string);
      ids.set(text, id);
      parent.append(text);
    } else if (kind === NodeKind.element) {
      const name = names[nodes.name[id] as number] as string;
      if (LEFT_OUT.has(name) || !sees(id)) id = (nodes.end[id] as number) - 1;
      else if (!TRANSPARENT.has(name) && open.length < DEEPEST) {
        const element = copyElement(document, name, nodes.attributes[id] ?? null);
        parent.append(element);
        open.push({ end: nodes.end[id] as number, element });
      } else if (name === 'body') copyAttributes(document.body, nodes.attributes[id] ?? null);
      // The root's attributes are copied only for `source`, which must give the original package's text (ADR 013). For
      // `rendered`, they are left out, because Readability removes the root if its class contains "header".
      else if (id === 0 && population === 'source')
        copyAttributes(document.documentElement, nodes.attributes[id] ?? null);
    }
  }
}

/** Returns a test whether anything in an element is visible. Even a hidden element can contain visible elements. */
function visibleSubtrees({ nodes }: PageSnapshot, population: Population): (id: number) => boolean {
  if (population === 'source') return () => true;
  const visible = new Int32Array(nodes.size + 1);
  for (let id = 0; id < nodes.size; id++) {
    visible[id + 1] = (visible[id] as number) + (nodes.hidden[id] === 0 ? 1 : 0);
  }
  return (id) => (visible[nodes.end[id] as number] as number) > (visible[id] as number);
}

/** Names that `createElement` and `setAttribute` accept; both throw for some others that HTML parsers accept. */
const SAFE_NAME = /^[a-z][a-z0-9:_.-]*$/;

/** Elements whose name or id becomes a property of their form or the document (HTML standard, 4.10.3 and 3.1.6). */
const NAMED = new Set('button embed fieldset form img input object output select textarea'.split(' '));

/** Copies an element without its content. An iframe becomes a div, because the snapshot contains what it shows. */
function copyElement(document: DocumentLike, name: string, attributes: Attributes | null): ElementLike {
  const element = document.createElement(SAFE_NAME.test(name) ? (name === 'iframe' ? 'div' : name) : 'span');
  copyAttributes(element, NAMED.has(name) ? withoutClobbering(document, element, attributes) : attributes);
  return element;
}

/**
 * Returns the attributes without `form` (which puts a control into a form elsewhere), and without a name or id that
 * would hide a DOM property: a control named `nextSibling` would make Readability loop forever in the control's form.
 */
function withoutClobbering(
  document: DocumentLike,
  control: ElementLike,
  attributes: Attributes | null,
): Attributes | null {
  if (!attributes) return null;
  const { form: _elsewhere, ...rest } = attributes;
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => !((name === 'name' || name === 'id') && (value in control || value in document)),
    ),
  );
}

function copyAttributes(element: ElementLike, attributes: Attributes | null): void {
  if (!attributes) return;
  for (const name of Object.keys(attributes)) {
    if (SAFE_NAME.test(name)) element.setAttribute(name, attributes[name] as string);
  }
}
