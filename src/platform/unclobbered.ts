/**
 * Reads DOM properties that a page cannot override. In documents and forms, the name of a child hides the property of
 * the same name, also in a content script (HTML standard, 3.1.6 and 4.10.3, "legacy override built-ins"): in
 * `<form><input name=nextSibling>` the form's `nextSibling` is that input, and with `<img name=body>` the document's
 * `body` is that image. A page cannot change a content script's prototypes.
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

/**
 * Returns a function that reads a property with the prototype's accessor. This also works for nodes of frames, which
 * have other prototypes.
 */
function getter<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name): (of: Owner) => Owner[Name] {
  const get = Object.getOwnPropertyDescriptor(owner, name)?.get;
  // without an accessor it is not a property of the DOM, so a page cannot hide it
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
 * Wraps a document or element so that a page cannot hide its properties: `intact(document).body`. Only for reading;
 * pass the node itself to functions. For properties that are read of every element, use the faster functions above.
 */
export function intact<N extends Node>(node: N): N {
  return new Proxy<Node>(node, BY_INTERFACE) as N;
}
