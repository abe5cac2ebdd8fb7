import type { Element } from 'hast';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isElement, textOf } from '../../../structure/hast.ts';
import type { Highlight } from '../../types.ts';

/** What tells the parts of code apart; null until its script is there. */
export const Highlighter = createContext<Highlight | null>(null);

/** Blocks are coloured before they scroll into view. */
const NEARBY = '600px';

interface HighlightedCodeProps {
  /** The block (`<pre>`) in the tree. */
  node: Element;
  /** How it is shown otherwise. */
  children: ComponentChildren;
}

/** Code with its parts in colours. The text is the same, so that nothing moves when they come. */
export function HighlightedCode({ node, children }: HighlightedCodeProps) {
  const highlight = useContext(Highlighter);
  const box = useRef<HTMLElement>(null);
  const isNearby = useNearby(box, highlight !== null);
  const [code] = node.children;
  const language = isElement(code, 'code') ? languageOf(code) : '';
  const tokens = useMemo(
    () => (highlight && isNearby && isElement(code, 'code') ? highlight(textOf(code), language) : null),
    [highlight, isNearby, code, language],
  );
  if (!highlight || !isElement(code, 'code')) return <>{children}</>;
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

function languageOf({ properties }: Element): string {
  const [name = ''] = (properties.className ?? []) as string[];
  return name.replace(/^language-/, '');
}

/** Whether an element was near what is seen, once it is asked for. */
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
