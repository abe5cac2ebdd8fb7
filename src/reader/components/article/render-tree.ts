import type { Element, ElementContent, Properties, Root } from 'hast';
import {
  type ComponentChild,
  type ComponentChildren,
  type ComponentType,
  Fragment,
  h,
  type JSX,
  type VNode,
} from 'preact';

export type HtmlProps<T extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[T] & {
  children?: ComponentChildren;
};

interface TreeComponent {
  /** Component that gets the element's attributes; if absent, elements are shown as they are. */
  readonly show?: ComponentType<never>;
  /**
   * Returns whether `show` is used for an element; if absent, `show` is used for all elements with the tag name.
   * In a long text, an element drawn without `show` takes 40% less memory.
   */
  readonly isFor?: (element: Element) => boolean;
  /** Whether `show` also gets the element of the tree, as the prop `node`. */
  readonly getsNode?: boolean;
  /** Returns whether `show` draws the element's content itself, part by part. */
  readonly drawsContent?: (element: Element) => boolean;
  /** Called before the element's content is drawn: for a table, to mark the cells for which `adds` returns a class. */
  readonly prepare?: (element: Element) => void;
  /** Returns additional attributes; undefined values add none. */
  readonly adds?: (element: Element) => Readonly<Record<string, string | undefined>>;
}

export type TreeComponents = Readonly<Record<string, TreeComponent>>;

/**
 * Returns the sanitized tree as vnodes. This is the only place where elements of a page become elements of the reader.
 * It does not use the library hast-util-to-jsx-runtime, because that contains the names of all HTML and SVG attributes,
 * which would delay the first paint. The sanitizer allows only a dozen attributes anyway.
 */
export function renderTree(root: Root, components: TreeComponents): VNode {
  const blocks = childrenOf(root.children as ElementContent[], components);
  // with keys, Preact recognizes the blocks and keeps their elements when it inserts other blocks between them
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
  // with a key, Preact keeps the element (and its picture, player or focus) when an element before it is removed
  const key = properties.dataObject ?? properties.dataNode;
  if (key !== undefined) attributes.key = String(key);
  // the children are passed as one array: a paragraph may have more children than a call may have arguments
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

/** Returns the attribute name for a property of a tree element. The tree (hast) uses the property names of the DOM. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (/^data[A-Z]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}
