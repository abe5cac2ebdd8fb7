/**
 * Reads DOM properties with the getters of the prototypes, because a page can hide them even from a content script: in
 * `<form><input name=nextSibling>`, the form's `nextSibling` is that input (HTML standard, "legacy override
 * built-ins"). A page cannot change the getters, because a content script has its own prototypes. Also opens closed
 * shadow roots. Does without the polyfill of the extension API, because the first script in a page must be small.
 */
export const nodeTypeOf = getter(Node.prototype, 'nodeType');
export const firstChildOf = getter(Node.prototype, 'firstChild');
export const nextSiblingOf = getter(Node.prototype, 'nextSibling');
export const parentElementOf = getter(Node.prototype, 'parentElement');
export const localNameOf = getter(Element.prototype, 'localName');

const { getAttribute, getAttributeNames, getBoundingClientRect } = Element.prototype;

export const attributeOf = (element: Element, name: string): string | null => getAttribute.call(element, name);
export const attributeNamesOf = (element: Element): string[] => getAttributeNames.call(element);
export const boxOf = (element: Element): DOMRect => getBoundingClientRect.call(element);

/** Returns a function that reads a property with the prototype's getter. Also works for nodes in frames. */
function getter<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name): (of: Owner) => Owner[Name] {
  const get = Object.getOwnPropertyDescriptor(owner, name)?.get;
  // browsers have getters for all properties above; the fallback is only for the type checker
  return get ? (of) => get.call(of) as Owner[Name] : (of) => of[name];
}

const BY_INTERFACE: ProxyHandler<Node> = {
  get(node, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(node), name, node);
    return typeof value === 'function' && !(value instanceof Node) ? value.bind(node) : value;
  },
  set: (node, name, value) => Reflect.set(Object.getPrototypeOf(node), name, value, node),
};

/**
 * Wraps a document or element so that child elements cannot hide its properties: `intact(document).body`. Functions of
 * the browser need the node itself as an argument. For every element of a page, use the faster functions above.
 */
export function intact<N extends Node>(node: N): N {
  return new Proxy<Node>(node, BY_INTERFACE) as N;
}

const HTML = 'http://www.w3.org/1999/xhtml';

/** Creates an HTML element, even in a page served as plain XML, where `createElement` creates no HTML elements. */
export function createHtml<Name extends keyof HTMLElementTagNameMap>(document: Document, name: Name) {
  return intact(document).createElementNS(HTML, name) as HTMLElementTagNameMap[Name];
}

interface WithDom {
  dom?: { openOrClosedShadowRoot?: (element: Element) => ShadowRoot | null };
}

/**
 * Returns the shadow root of an element, even a closed one. Null for elements outside HTML: Chromium throws for
 * MathML's `annotation-xml`, whose name looks like that of a custom element.
 */
export function openOrClosedShadowRoot(element: Element): ShadowRoot | null {
  if (element.namespaceURI !== HTML) return null;
  if (element.shadowRoot) return element.shadowRoot;
  const { browser, chrome } = globalThis as unknown as { browser?: WithDom; chrome?: WithDom };
  const { dom } = browser?.dom ? browser : (chrome ?? {});
  if (dom?.openOrClosedShadowRoot) return dom.openOrClosedShadowRoot(element);
  return (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
}
