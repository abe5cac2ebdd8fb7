// Documents for the algorithms that need one, in Node. Readability's own small DOM gives the same answers as a complete
// DOM library, in a third of the time.
import { createRequire } from 'node:module';

const JSDOMParser = createRequire(import.meta.url)('@mozilla/readability/JSDOMParser.js');

const EMPTY = '<html><head><title></title></head><body></body></html>';
const ELEMENT = 1;

/** Creates a document whose nodes know it: Readability asks new nodes for their document. */
function create() {
  const document = new JSDOMParser().parse(EMPTY, 'about:blank');
  const owned = (node) => Object.assign(node, { ownerDocument: document });
  const { createElement, createTextNode } = document;
  document.createElement = (name) => owned(createElement(name));
  document.createTextNode = (text) => owned(createTextNode(text));
  for (const element of [document.documentElement, document.head, document.body]) owned(element);
  return document;
}

/** Methods that the copy of a page is made with and that Readability's DOM lacks. */
const MISSING = {
  append(...nodes) {
    for (const node of nodes) this.appendChild(node);
  },
  replaceChildren() {
    while (this.firstChild) this.firstChild.remove();
  },
  cloneNode() {
    const copy = this.ownerDocument.createElement(this.localName);
    for (const { name, value } of this.attributes) copy.setAttribute(name, value);
    for (const child of this.childNodes) {
      const isElement = child.nodeType === ELEMENT;
      copy.appendChild(isElement ? child.cloneNode() : this.ownerDocument.createTextNode(child.textContent));
    }
    return copy;
  },
};

Object.assign(Object.getPrototypeOf(create().body), MISSING);

export const documents = { create };
