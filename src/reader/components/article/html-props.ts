import type { ComponentChildren, JSX } from 'preact';

/** What an element of the article's tree gets as properties. */
export type HtmlProps<T extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[T] & {
  children?: ComponentChildren;
};
