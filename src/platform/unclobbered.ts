/**
 * Reads DOM properties that a page cannot override. In documents and forms, named elements shadow properties, also in a
 * content script's world (HTML standard, 3.1.6 and 4.10.3, "legacy override built-ins"): in `<form><input name=nextSibling>`
 * the form's `nextSibling` is that input, and with `<img name=body>` the document's `body` is that image. Names shadow nothing
 * else, and the page's changes to prototypes stay in its own world.
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

/** Also works for nodes of frames, which have other prototypes. */
function getter<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name): (of: Owner) => Owner[Name] {
  const get = Object.getOwnPropertyDescriptor(owner, name)?.get;
  // without an accessor it is not a DOM property
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
 * Wraps a document or element so that its properties cannot be shadowed: `intact(document).body`. Only for reading; pass the
 * node itself to functions. Properties that are read of every element have cheaper functions above.
 */
export function intact<N extends Node>(node: N): N {
  return new Proxy<Node>(node, BY_INTERFACE) as N;
}
