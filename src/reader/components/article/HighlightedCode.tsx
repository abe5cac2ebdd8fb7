import type { Element } from 'hast';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import type { CodeTools } from '../../types.ts';
import { languageOf } from './code-language.ts';

/** Tools for the article's code; null until their script is loaded. */
export const Tools = createContext<CodeTools | null>(null);

/** Distance from the view at which blocks are coloured. */
const NEARBY = '600px';

interface HighlightedCodeProps {
  /** The block (`<pre>`) in the tree. */
  node: Element;
  /** Its uncoloured content. */
  children: ComponentChildren;
}

/** Code with syntax colours. The text is the same, so that nothing moves when the colours arrive. */
export function HighlightedCode({ node, children }: HighlightedCodeProps) {
  const tools = useContext(Tools);
  const box = useRef<HTMLElement>(null);
  const isNearby = useNearby(box, tools !== null);
  const [code] = node.children;
  const tokens = useMemo(
    () => (tools && isNearby && isElement(code, 'code') ? tools.tokensOf(code) : null),
    [tools, isNearby, code],
  );
  if (!tools || !isElement(code, 'code')) return <>{children}</>;
  const language = languageOf(code);
  return (
    <code ref={box} class={language === '' ? undefined : `language-${language}`}>
      {tokens
        ? tokens.map(({ text, kind }, index) =>
            kind === '' ? (
              text
            ) : (
              <span key={index} class={kind}>
                {text}
              </span>
            ),
          )
        : textOf(code)}
    </code>
  );
}

/** Returns whether an element has been near the view since `isAsked` was first true. */
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
