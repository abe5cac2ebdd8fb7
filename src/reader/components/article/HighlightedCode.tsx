import type { Element } from 'hast';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import type { CodeTools } from '../../port.ts';
import { renderTree } from './render-tree.ts';

/** Tools for the article's code (colours, line wrapping); null until their script is loaded. */
export const Tools = createContext<CodeTools | null>(null);

/** Distance from the view within which blocks of code are coloured. */
const NEARBY = '600px';

interface HighlightedCodeProps {
  /** The block (`<pre>`) in the tree. */
  node: Element;
  children: ComponentChildren;
}

/** Until the colours are loaded, the same text is shown without them, so that nothing moves when they appear. */
export function HighlightedCode({ node, children }: HighlightedCodeProps) {
  const tools = useContext(Tools);
  const box = useRef<HTMLElement>(null);
  const isNearby = useNearby(box, tools !== null);
  const [code] = node.children;
  const colored = useMemo(
    () => (tools && isNearby && isElement(code, 'code') ? tools.colored(code) : null),
    [tools, isNearby, code],
  );
  if (!tools || !isElement(code, 'code')) return <>{children}</>;
  const language = statedLanguage(code);
  return (
    <code ref={box} class={language === '' ? undefined : `language-${language}`}>
      {colored ? renderTree(colored, {}) : textOf(code)}
    </code>
  );
}

/** Returns whether an element has been near the view at any time since `isAsked` became true. */
function useNearby(box: { readonly current: HTMLElement | null }, isAsked: boolean): boolean {
  const [isNearby, setNearby] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!isAsked || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNearby(true);
        observer.disconnect();
      },
      { rootMargin: NEARBY },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAsked, box]);
  return isNearby;
}

/** Returns the language that the page names for a block (`<code>`), or ''. */
export function statedLanguage({ properties }: Element): string {
  const [name = ''] = (properties.className ?? []) as string[];
  return name.replace(/^language-/, '');
}
