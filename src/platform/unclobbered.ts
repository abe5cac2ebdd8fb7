/**
 * What the DOM itself says of nodes. Documents and forms show what a page has called so in the place of their properties, in
 * the world of a content script too (HTML standard, 3.1.6 and 4.10.3, "legacy override built-ins"): in
 * `<form><input name=nextSibling>` the next sibling of the form is that input, and with `<img name=body>` the document's body
 * is that image. Nothing else is shadowed by names, and what the page does to prototypes stays in its own world.
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

/** Works for nodes of frames too, whose prototypes are others. */
function getter<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name): (of: Owner) => Owner[Name] {
  const get = Object.getOwnPropertyDescriptor(owner, name)?.get;
  // what is no accessor is no property of the DOM
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
 * A document, or any element of the page, as its interface has it: `intact(document).body`. Only to be asked; what takes a node
 * takes the node itself. What is asked of every element of a page has a function above, which costs less.
 */
export function intact<N extends Node>(node: N): N {
  return new Proxy<Node>(node, BY_INTERFACE) as N;
}
