import type { Element, ElementContent, Properties, Root } from 'hast';
import { type ComponentChild, type ComponentType, Fragment, h, type VNode } from 'preact';

/** How elements of a name are shown, by which it is found. */
export interface TreeComponent {
  /** Gets their attributes; without it they stand there as they are. */
  readonly show?: ComponentType<never>;
  /** Those that it shows; all others stand there as they are, which takes two fifths less memory of a long text. */
  readonly isFor?: (element: Element) => boolean;
  /** It gets the element itself as well, as `node`. */
  readonly getsNode?: boolean;
  /** Those that draw themselves what they hold, not all of it at once. */
  readonly drawsContent?: (element: Element) => boolean;
  /** Called before what they hold is drawn. */
  readonly prepare?: (element: Element) => void;
  /** Attributes that they have besides their own; undefined where there is none. */
  readonly adds?: (element: Element) => Readonly<Record<string, string | undefined>>;
}

export type TreeComponents = Readonly<Record<string, TreeComponent>>;

/**
 * The sanitised tree as vnodes: the only place where elements of a page become elements of the reader. Our own, because
 * the library that does this brings the names of all attributes of HTML and SVG, of which the sanitiser lets a dozen
 * through; and that comes before the first paint.
 */
export function renderTree(root: Root, components: TreeComponents): VNode {
  const blocks = childrenOf(root.children as ElementContent[], components);
  // found by their places again: what comes between them moves none of them
  root.children.forEach((child, index) => {
    const key = child.type === 'element' ? (child.properties.dataNode ?? child.properties.dataOurs) : null;
    if (key) (blocks[index] as VNode).key = String(key);
  });
  return h(Fragment, null, blocks);
}

function childrenOf(children: readonly ElementContent[], components: TreeComponents): ComponentChild[] {
  return children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' ? elementOf(child, components) : null;
  });
}

function elementOf(element: Element, components: TreeComponents): VNode {
  const { tagName, properties } = element;
  const component = components[tagName];
  const attributes = Object.assign(attributesOf(properties), component?.adds?.(element));
  component?.prepare?.(element);
  // what stays keeps its element when something before it goes: its picture, its player, the focus
  const key = properties.dataObject ?? properties.dataNode;
  if (key !== undefined) attributes.key = String(key);
  // as one argument: a paragraph may hold more of them than a call takes
  const children = component?.drawsContent?.(element) ? [] : childrenOf(element.children, components);
  const { show, getsNode } = component ?? {};
  if (!show || component?.isFor?.(element) === false) return h(tagName as 'div', attributes, children);
  const own = getsNode ? Object.assign(attributes, { node: element }) : attributes;
  return h(show as ComponentType<object>, own, children);
}

function attributesOf(properties: Properties): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    attributes[attributeName(name)] = Array.isArray(value) ? value.join(' ') : value;
  }
  return attributes;
}

/** hast names properties as the DOM does. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (/^data[A-Z]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}
