/** The inputs of the appearance panel. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createHtml } from '../../../platform/unclobbered.ts';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { numberInWords, type Option, optionLabel } from '../../../store/settings/options.ts';
import { LONGEST_FONT_NAME, fontName as parseName, RANGES } from '../../../store/settings/parsers.ts';
import type { Appearance, AppearanceChange, FontFamily, Preset } from '../../../store/settings/types.ts';
import { KIN } from '../../styles/appearance.ts';
import { coloursOfTheme } from '../../theme/theme.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

export interface LookProps {
  appearance: Appearance;
  presets: readonly Preset[];
  onChange(change: AppearanceChange): void;
}

interface SettingProps<S extends keyof Appearance> extends LookProps {
  setting: S;
  label: MessageKey;
}

type Tiled = 'theme' | 'lightTheme' | 'darkTheme' | 'fontFamily';

export interface ChoiceProps<S extends Tiled | 'align' | 'columns' | 'images'> extends SettingProps<S> {
  options: readonly Option<Appearance[S]>[];
}

/** Fonts of the sample letters. Until a packaged font is loaded, its sample has a similar font. */
const SAMPLE_FONTS = {
  serif: 'var(--lectern-serif-latin), serif',
  sans: 'var(--lectern-sans-latin), sans-serif',
  mono: 'var(--lectern-mono-font)',
  page: 'var(--lectern-page-font)',
};

interface TilesProps<S extends Tiled> extends ChoiceProps<S> {
  /** The options that are always shown, and the label of the button that shows the rest. If absent, all are shown. */
  first?: { readonly values: readonly Appearance[S][]; readonly more: MessageKey };
}

export function Tiles<S extends Tiled>({ label, first, options, ...props }: TilesProps<S>) {
  const { setting, appearance } = props;
  const isFirst = ({ value }: Option<Appearance[S]>) => !first || first.values.includes(value);
  const others = options.filter((option) => !isFirst(option));
  const isOther = others.some(({ value }) => value === appearance[setting]);
  const [isOpen, setOpen] = useState(isOther);
  return (
    <fieldset>
      <legend>{message(label)}</legend>
      <div class={`tiles ${setting}`}>
        {options.filter(isFirst).map((option) => (
          <Tile key={option.value} {...props} option={option} />
        ))}
        {first && (
          <button
            type="button"
            class="tile"
            aria-label={message(first.more)}
            title={message(first.more)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <i class={isOther && !isOpen ? 'holds' : undefined} aria-hidden="true">
              <Icon path={icons.caret} class="caret" />
            </i>
            <span aria-hidden="true">{message('barMore')}</span>
          </button>
        )}
        {isOpen && others.map((option) => <Tile key={option.value} {...props} option={option} />)}
      </div>
    </fieldset>
  );
}

type TileProps = Omit<SettingProps<Tiled>, 'label'> & { option: Option };

/** A font's tile shows letters in that font, a theme's tile shows its colours. */
function Tile({ option, setting, appearance, onChange }: TileProps) {
  const { value } = option;
  const label = optionLabel(option);
  const isChosen = value === appearance[setting];
  const look =
    setting === 'fontFamily'
      ? { style: { fontFamily: sampleFont(value as FontFamily, isChosen) } }
      : { 'data-theme': value, style: value === 'custom' ? coloursOfTheme(appearance) : {} };
  const choose = () => onChange({ [setting]: value });
  return (
    <label class="tile" title={label}>
      <input type="radio" name={setting} aria-label={label} checked={isChosen} onChange={choose} />
      <i {...look} aria-hidden="true">
        <span>Aa</span>
      </i>
      <span aria-hidden="true">{breakable(label)}</span>
    </label>
  );
}

function sampleFont(font: FontFamily, isChosen: boolean): string {
  const own = font === 'installed' ? 'var(--lectern-installed,) ' : '';
  return (isChosen ? 'var(--lectern-packaged,) ' : '') + own + SAMPLE_FONTS[KIN[font]];
}

/** Allows a line break before a capital letter inside a name, as in "OpenDyslexic". */
function breakable(label: string) {
  return label
    .split(/(?<=[a-z])(?=[A-Z])/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]));
}

export function Stepper({ setting, label, appearance, onChange }: SettingProps<keyof typeof RANGES>) {
  const value = appearance[setting];
  const { min, max, step } = RANGES[setting];
  const title = message(label);
  const name = title.toLowerCase();
  const change = (by: number) =>
    onChange({ [setting]: Math.round(Math.min(max, Math.max(min, value + by)) * 100) / 100 });
  const button = (does: MessageKey, icon: string, by: number, isAtEnd: boolean) => (
    <button type="button" aria-label={message(does, name)} disabled={isAtEnd} onClick={() => change(by)}>
      <Icon path={icon} />
    </button>
  );
  return (
    <fieldset class="stepper" aria-label={title}>
      <span aria-hidden="true">{title}</span>
      {button('appearanceLess', icons.minus, -step, value <= min)}
      <span class="value" aria-live="polite">
        {numberInWords(RANGES[setting], value)}
      </span>
      {button('appearanceGreater', icons.plus, step, value >= max)}
    </fieldset>
  );
}

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
 * Returns whether the browser can hyphenate the article's language. There is no API for this, so the function lays out
 * long words of the article in a narrow box: if they need more lines with hyphenation than without, the browser can
 * hyphenate.
 */
function canHyphenate(article: HTMLElement): boolean {
  const words = (article.textContent?.slice(0, 20_000) ?? '').match(/\p{L}{9,}/gu) ?? [];
  const probe = createHtml(article.ownerDocument, 'div');
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
  // with fewer than five long words, the test proves nothing; assume that the browser can hyphenate
  return areBroken || words.length < 5;
}

/** A field for the name of an installed font. The article uses the font as soon as the typed name is that of a font. */
export function InstalledFont({ appearance, onChange }: LookProps) {
  const [draft, setDraft] = useState(appearance.fontName);
  const [isThere, setThere] = useState<boolean | null>(null);
  const write = (text: string) => {
    const name = parseName(text);
    const isFound = name ? isInstalled(name) : false;
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
 * Returns whether a font of this name is installed, that is, whether a text in this font is wider or narrower than in
 * the fallback font. `document.fonts.check` cannot tell: it knows only loaded fonts, and returns true for all others.
 */
function isInstalled(name: string): boolean {
  const context = createHtml(document, 'canvas').getContext('2d');
  if (!context) return true;
  const widthIn = (fonts: string) => {
    context.font = `40px ${fonts}`;
    return context.measureText(SAMPLE).width;
  };
  // compares with several fallback fonts: if the named font is itself a fallback font, the widths are the same
  return ['monospace', 'serif', 'cursive'].some((generic) => widthIn(`"${name}", ${generic}`) !== widthIn(generic));
}
