import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { intact } from '../../../platform/unclobbered.ts';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { DEFAULT_APPEARANCE, LOOK_GROUPS, type LookGroup, RANGES } from '../../../store/settings/appearance.ts';
import {
  ALIGNMENTS,
  COLUMNS,
  CONCRETE_THEMES,
  IMAGES,
  type Option,
  optionLabel,
} from '../../../store/settings/options.ts';
import { LONGEST_FONT_NAME, fontName as parseName } from '../../../store/settings/parsers.ts';
import type { Appearance, Look } from '../../../store/settings/types.ts';
import { type LookProps, Stepper, Tiles } from './inputs.tsx';
import { Presets } from './Presets.tsx';

export function More(look: LookProps) {
  const { appearance, onChange } = look;
  return (
    <>
      {appearance.theme === 'system' && (
        <Group {...look} group="colours" title="appearanceDayAndNight">
          <ThemeFor {...look} setting="lightTheme" name="light" label="settingLightTheme" />
          <ThemeFor {...look} setting="darkTheme" name="dark" label="settingDarkTheme" />
        </Group>
      )}
      <Group {...look} group="type" title="optionsType">
        <InstalledFont {...look} />
        <label class="switch">
          <span>{message('settingBoldStarts')}</span>
          <input
            type="checkbox"
            checked={appearance.boldStarts}
            onChange={({ currentTarget }) => onChange({ boldStarts: currentTarget.checked })}
          />
        </label>
      </Group>
      <Group {...look} group="spacing" title="appearanceSpacing">
        <Amount {...look} setting="lineHeight" label="settingLineHeight" />
        <Amount {...look} setting="letterSpacing" label="settingLetterSpacing" />
        <Amount {...look} setting="wordSpacing" label="settingWordSpacing" />
        <Amount {...look} setting="paragraphSpacing" label="settingParagraphSpacing" />
      </Group>
      <Group {...look} group="layout" title="appearanceLayout">
        <Amount {...look} setting="width" label="settingLineWidth" />
        <Choice {...look} setting="align" label="settingAlign" options={ALIGNMENTS} />
        <Hyphenation {...look} />
        <Choice {...look} setting="columns" label="settingColumns" options={COLUMNS} />
        <Choice {...look} setting="images" label="settingImages" options={IMAGES} />
      </Group>
      <section class="look-group" aria-label={message('settingPresets')}>
        <h3>{message('settingPresets')}</h3>
        <Presets {...look} />
      </section>
    </>
  );
}

interface GroupProps extends LookProps {
  group: LookGroup;
  title: MessageKey;
  children: ComponentChildren;
}

/** A group of settings; it has a reset button if something was changed. */
function Group({ group, title, children, appearance, onChange }: GroupProps) {
  const keys: readonly (keyof Look)[] = LOOK_GROUPS[group];
  const isChanged = keys.some((key) => appearance[key] !== DEFAULT_APPEARANCE[key]);
  const heading = useRef<HTMLHeadingElement>(null);
  const reset = () => {
    // move the focus first: the button disappears, and a panel that loses the focus closes
    heading.current?.focus();
    onChange(Object.fromEntries(keys.map((key) => [key, DEFAULT_APPEARANCE[key]])));
  };
  return (
    <section class="look-group" aria-label={message(title)}>
      <h3 tabIndex={-1} ref={heading}>
        {message(title)}
        {isChanged && (
          <button
            type="button"
            class="quiet"
            aria-label={message('appearanceResetGroup', message(title))}
            onClick={reset}
          >
            {message('appearanceReset')}
          </button>
        )}
      </h3>
      {children}
    </section>
  );
}

interface AmountProps extends LookProps {
  setting: keyof typeof RANGES;
  label: MessageKey;
}

function Amount({ setting, label, appearance, onChange }: AmountProps) {
  return (
    <Stepper
      label={message(label)}
      value={appearance[setting]}
      range={RANGES[setting]}
      onChange={(value) => onChange({ [setting]: value })}
    />
  );
}

interface ThemeForProps extends LookProps {
  setting: 'lightTheme' | 'darkTheme';
  name: 'light' | 'dark';
  label: MessageKey;
}

function ThemeFor({ setting, name, label, appearance, onChange }: ThemeForProps) {
  return (
    <Tiles
      legend={message(label)}
      name={name}
      options={CONCRETE_THEMES}
      value={appearance[setting]}
      appearance={appearance}
      onChange={(theme) => onChange({ [setting]: theme })}
    />
  );
}

interface ChoiceProps<S extends ChosenSetting> extends LookProps {
  setting: S;
  label: MessageKey;
  options: readonly Option<Appearance[S]>[];
}

type ChosenSetting = 'align' | 'columns' | 'images';

function Choice<S extends ChosenSetting>({ setting, label, options, appearance, onChange }: ChoiceProps<S>) {
  return (
    <fieldset class="segments">
      <legend>{message(label)}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={setting}
              checked={option.value === appearance[setting]}
              onChange={() => onChange({ [setting]: option.value })}
            />
            {optionLabel(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Hyphenation({ appearance, onChange }: LookProps) {
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
 * Returns whether the browser can hyphenate the article's language. There is no API for this, so the function lays out
 * long words of the article in a narrow box: if they need more lines with hyphenation than without, the browser can
 * hyphenate.
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
  // with fewer than five long words, the test proves nothing, so the browser counts as able to hyphenate
  return areBroken || words.length < 5;
}

/** The text uses the font as soon as the field contains the name of an installed one. */
function InstalledFont({ appearance, onChange }: LookProps) {
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
