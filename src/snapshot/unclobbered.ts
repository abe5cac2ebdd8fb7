/**
 * What the DOM itself says of nodes. A form shows its controls by their names in the place of its properties, in the
 * world of a content script too (HTML standard, 4.10.3: "legacy override built-ins"): in `<form><input name=nextSibling>`
 * the next sibling of the form is that input, and a walk by properties may never end.
 */
export const nodeTypeOf = getter(Node.prototype, 'nodeType');
export const firstChildOf = getter(Node.prototype, 'firstChild');
export const nextSiblingOf = getter(Node.prototype, 'nextSibling');
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
