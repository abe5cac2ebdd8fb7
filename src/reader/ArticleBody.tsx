/** The only sink: the sanitised tree becomes vnodes here, and page-derived elements are made nowhere else. */
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type ComponentChildren, Fragment, h, type JSX, type VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { ScrollBox } from './ScrollBox.tsx';

/** The tree's elements; the vnodes are made once per tree, so that opening a menu does not touch the text. */
export function ArticleBody({ tree }: { tree: Root }) {
  const content = useMemo(() => render(tree), [tree]);
  return <div class="body">{content}</div>;
}

function render(tree: Root): VNode {
  return toJsxRuntime(tree, {
    Fragment,
    jsx: jsx as never,
    jsxs: jsxs as never,
    elementAttributeNameCase: 'html',
    stylePropertyNameCase: 'css',
    components: { a: Link, img: Image, table: Table, pre: Code } as never,
  }) as unknown as VNode;
}

type Props<T extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[T] & { children?: ComponentChildren };

/** Goes where it went on the page, in the same tab; the target learns nothing of this window. */
function Link(props: Props<'a'>) {
  return h('a', { ...props, rel: 'noopener' });
}

/** A picture that does not arrive leaves no gap: lazy loaders name some that never come. */
function Image(props: Props<'img'>) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  // Preact sets properties in order, and an address that comes before `loading` is fetched at once.
  return h('img', { loading: 'lazy', decoding: 'async', alt: '', ...props, onError: () => setMissing(true) });
}

function Table(props: Props<'table'>) {
  return (
    <ScrollBox label="Table" class="table">
      <table {...props} />
    </ScrollBox>
  );
}

function Code({ children, ...props }: Props<'pre'>) {
  return (
    <ScrollBox label="Code" as="pre" {...(props as Record<string, unknown>)}>
      {children}
    </ScrollBox>
  );
}
