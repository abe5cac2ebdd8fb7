/**
 * Replaces Preact in the script of the first screen (`vite/one-preact.ts`): runs the reader's own components once and
 * creates their nodes. They must be the nodes that Preact would create, because the reader's script takes them over
 * with Preact's `hydrate` (docs/adr/039-the-first-screen-before-the-reader.md). Hooks return their first values; no
 * effect runs and no event is handled before Preact has taken over.
 */
import { intact } from '../../platform/unclobbered.ts';

type Component = (props: Props) => Child;
type Props = Record<string, unknown> & { children?: Child };
export type Child = VNode | string | number | boolean | null | undefined | readonly Child[];

interface VNode {
  readonly type: string | Component | Context;
  readonly props: Props;
}

interface Context {
  Provider: Context;
  value: unknown;
}

/** Preact's `options`; its function `vnode` is called with each new element. */
export const options: { vnode?: (vnode: VNode) => void } = {};

export const Fragment: Component = ({ children }) => children;

export function jsx(type: VNode['type'], props: Props): VNode {
  const vnode = { type, props };
  options.vnode?.(vnode);
  return vnode;
}

export const jsxs = jsx;

export function h(type: VNode['type'], props: Props | null, ...children: readonly Child[]): VNode {
  return jsx(type, children.length > 0 ? { ...props, children } : { ...props });
}

export function createContext(value: unknown): Context {
  const context = { value } as Context;
  context.Provider = context;
  return context;
}

export const useContext = ({ value }: Context): unknown => value;
export const useMemo = <T>(create: () => T): T => create();
export const useRef = <T>(current: T): { current: T } => ({ current });
export const useState = <T>(state: T): [T, () => void] => [state, nothing];
export const useEffect = nothing;
export const useLayoutEffect = nothing;

function nothing(): void {}

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

export function write(child: Child, parent: Element, namespace = HTML): void {
  if (Array.isArray(child)) for (const one of child as readonly Child[]) write(one, parent, namespace);
  else if (child === null || child === undefined || typeof child === 'boolean') return;
  else if (typeof child === 'object') writeVNode(child as VNode, parent, namespace);
  else parent.append(String(child));
}

function writeVNode({ type, props }: VNode, parent: Element, namespace: string): void {
  if (typeof type === 'function') write(type(props), parent, namespace);
  else if (typeof type === 'object') within(type, props.value, () => write(props.children, parent, namespace));
  else {
    const own = { svg: SVG, math: MATHML }[type] ?? namespace;
    const element = intact(parent.ownerDocument).createElementNS(own, type);
    for (const [name, value] of Object.entries(props)) setProperty(element, name, value);
    const isText = own === MATHML && /^m(?:i|n|o|s|text|space)$/.test(type);
    write(props.children, element, isText ? HTML : own);
    parent.append(element);
  }
}

function within(context: Context, value: unknown, work: () => void): void {
  const before = context.value;
  context.value = value;
  work();
  context.value = before;
}

const NOT_WRITTEN = /^(?:children|key|ref$|on)/;
/** Names that Preact sets as attributes, although elements have properties of these names. */
const ATTRIBUTES = /^(?:width|height|href|list|form|tabIndex|download|rowSpan|colSpan|role|popover)$/;

function setProperty(element: Element, name: string, value: unknown): void {
  if (value === undefined || typeof value === 'function' || NOT_WRITTEN.test(name)) return;
  if (name === 'style') (element as HTMLElement).style.cssText = value as string;
  else if (element.namespaceURI !== SVG && !ATTRIBUTES.test(name) && name in element)
    Object.assign(element, { [name]: value ?? '' });
  else if (value !== null && (value !== false || name[4] === '-')) element.setAttribute(name, String(value as string));
}
