/** DOM documents in Node: `JSDOMParser` (part of Readability) has the same results as a complete DOM, but is faster. */
import JSDOMParser from '@mozilla/readability/JSDOMParser.js';
import type { DocumentFactory } from '../algorithms/types.ts';

interface SmallNode {
  nodeType: number;
  localName: string;
  textContent: string;
  ownerDocument: SmallDocument;
  firstChild: SmallNode | null;
  childNodes: readonly SmallNode[];
  attributes: readonly { name: string; value: string }[];
  appendChild(node: SmallNode): void;
  setAttribute(name: string, value: string): void;
  remove(): void;
}

interface SmallDocument {
  documentElement: SmallNode;
  head: SmallNode;
  body: SmallNode;
  createElement(name: string): SmallNode;
  createTextNode(text: string): SmallNode;
}

const EMPTY = '<html><head><title></title></head><body></body></html>';
const ELEMENT = 1;

/** Creates a document that sets `ownerDocument` on new nodes, because Readability reads that property. */
function create(): SmallDocument {
  const document = new JSDOMParser().parse(EMPTY, 'about:blank') as SmallDocument;
  const owned = (node: SmallNode) => Object.assign(node, { ownerDocument: document });
  const { createElement, createTextNode } = document;
  document.createElement = (name) => owned(createElement(name));
  document.createTextNode = (text) => owned(createTextNode(text));
  for (const element of [document.documentElement, document.head, document.body]) owned(element);
  return document;
}

/** DOM methods that `src/algorithms/readability/` calls but that `JSDOMParser` lacks. */
const MISSING = {
  append(this: SmallNode, ...nodes: SmallNode[]) {
    for (const node of nodes) this.appendChild(node);
  },
  replaceChildren(this: SmallNode) {
    while (this.firstChild) this.firstChild.remove();
  },
  cloneNode(this: SmallNode) {
    const copy = this.ownerDocument.createElement(this.localName);
    for (const { name, value } of this.attributes) copy.setAttribute(name, value);
    for (const child of this.childNodes) {
      const isElement = child.nodeType === ELEMENT;
      const cloned = isElement ? (child as SmallNode & { cloneNode(): SmallNode }).cloneNode() : null;
      copy.appendChild(cloned ?? this.ownerDocument.createTextNode(child.textContent));
    }
    return copy;
  },
};

Object.assign(Object.getPrototypeOf(create().body), MISSING);

export const documents: DocumentFactory = { create };
