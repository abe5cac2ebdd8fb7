import type { ComponentChildren, JSX } from 'preact';

/** Props of an element of the article's tree. */
export type HtmlProps<T extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[T] & {
  children?: ComponentChildren;
};
