import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import type { LookProps } from './look-props.ts';

/** The switch for hyphenation, with a hint if the browser cannot hyphenate the article's language. */
export function Hyphenation({ appearance, onChange }: LookProps) {
  const box = useRef<HTMLLabelElement>(null);
  const [isKnown, setKnown] = useState(true);
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const article = root?.querySelector<HTMLElement>('.article');
    if (article) setKnown(canHyphenate(article));
  }, []);
  return (
    <>
      <label class="switch" ref={box}>
        <span>{message('settingHyphens')}</span>
        <input
          type="checkbox"
          checked={appearance.hyphens}
          onChange={() => onChange({ hyphens: !appearance.hyphens })}
        />
      </label>
      {appearance.hyphens && !isKnown && <p class="hint">{message('appearanceNoHyphens')}</p>}
    </>
  );
}

/**
 * Returns whether the browser can hyphenate the article's language. No API states this, so long words of the article
 * are laid out in a narrow box: if hyphenation makes the box higher, the browser has broken them.
 */
function canHyphenate(article: HTMLElement): boolean {
  const words = (article.textContent?.slice(0, 20_000) ?? '').match(/\p{L}{9,}/gu) ?? [];
  const probe = article.ownerDocument.createElement('div');
  probe.lang = article.lang;
  probe.textContent = words.slice(0, 40).join(' ');
  probe.style.cssText =
    'position: absolute; visibility: hidden; width: 1px; font-size: 16px; hyphenate-limit-chars: 5 2 2';
  article.parentElement?.append(probe);
  const heightWith = (hyphens: string) => {
    probe.style.hyphens = hyphens;
    return probe.offsetHeight;
  };
  const areBroken = heightWith('auto') > heightWith('none');
  probe.remove();
  // fewer than five long words are too few to judge, so no hint is shown
  return areBroken || words.length < 5;
}
