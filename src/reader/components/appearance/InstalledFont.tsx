import { useState } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import { LONGEST_FONT_NAME, fontName as parseName } from '../../../store/settings/parsers.ts';
import { isInstalled } from './is-installed.ts';
import type { LookProps } from './look-props.ts';

/** A field for the name of any installed font. The text uses it as soon as a font has that name. */
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
