import { useState } from 'preact/hooks';
import { intact } from '../../../platform/unclobbered.ts';
import { message } from '../../../platform/wording/message.ts';
import { LONGEST_FONT_NAME, fontName as parseName } from '../../../store/settings/parsers.ts';
import type { LookProps } from './look-props.ts';

/** A field for the name of an installed font. The text uses the font as soon as the field contains the name of one. */
export function InstalledFont({ appearance, onChange }: LookProps) {
  const [draft, setDraft] = useState(appearance.fontName);
  const [isThere, setThere] = useState<boolean | null>(null);
  const write = (text: string) => {
    const name = parseName(text);
    const isFound = name ? isInstalled(name, document) : false;
    setDraft(text);
    setThere(text.trim() === '' ? null : isFound);
    if (name && isFound) onChange({ fontFamily: 'installed', fontName: name });
  };
  return (
    <>
      <label>
        <span class="hint">{message('settingFontName')}</span>
        <input
          type="text"
          class="field wide-field"
          spellcheck={false}
          autocomplete="off"
          maxLength={LONGEST_FONT_NAME}
          placeholder={message('appearanceFontExample')}
          value={draft}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <p class="hint" role="status">
        {isThere === null ? '' : message(isThere ? 'appearanceFontThere' : 'appearanceFontMissing', draft.trim())}
      </p>
    </>
  );
}

const SAMPLE = 'mmmmmmmmwwwwwwwiiiilllll 0123456789 Waag';

/**
 * Returns whether a font of this name is installed. If it is not, a text in this font is as wide as in the fallback
 * font. `document.fonts.check` cannot tell: it knows only loaded fonts, and returns true for unknown names.
 */
function isInstalled(name: string, of: Document): boolean {
  const context = (
    intact(of).createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement
  ).getContext('2d');
  if (!context) return true;
  const widthIn = (fonts: string) => {
    context.font = `40px ${fonts}`;
    return context.measureText(SAMPLE).width;
  };
  // compares with several fallback fonts, because the font may itself be one of them
  return ['monospace', 'serif', 'cursive'].some((generic) => widthIn(`"${name}", ${generic}`) !== widthIn(generic));
}
