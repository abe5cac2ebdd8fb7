import { useState } from 'preact/hooks';
import { language, type MessageKey, message } from '../../../platform/wording/message.ts';
import { DEFAULT_APPEARANCE } from '../../../store/settings/appearance.ts';
import { FONTS, THEMES } from '../../../store/settings/options.ts';
import type { AppearanceChange, Colour, OwnColours as Colours } from '../../../store/settings/types.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { contrast, READABLE } from '../../theme/theme.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { TextButton } from '../TextButton.tsx';
import { type LookProps, Stepper, Tiles } from './inputs.tsx';
import { More } from './More.tsx';

const FIRST_THEMES = { values: ['system', 'light', 'sepia', 'dark'], more: 'appearanceMoreThemes' } as const;
const FIRST_FONTS = { values: ['serif', 'sans', 'mono'], more: 'appearanceMoreFonts' } as const;

export function AppearancePanel({ state: { appearance, presets }, dispatch }: ReaderViewProps) {
  const onChange = (change: AppearanceChange) => dispatch({ type: 'appearance-chosen', change });
  const look = { appearance, presets, onChange };
  const [isMore, setMore] = useState(false);
  const fonts = FONTS.filter(({ value }) => value !== 'installed' || appearance.fontName !== '');
  return (
    <div class="look">
      <Tiles {...look} setting="theme" label="settingTheme" options={THEMES} first={FIRST_THEMES} />
      {appearance.theme === 'custom' && <OwnColours {...look} />}
      <Tiles {...look} setting="fontFamily" label="settingFont" options={fonts} first={FIRST_FONTS} />
      <Stepper {...look} setting="fontSize" label="settingTextSize" />
      <button type="button" class="tool more-looks" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        {message('appearanceMore')}
        <Icon path={icons.caret} class="caret" />
      </button>
      {isMore && <More {...look} />}
      <div class="foot">
        <TextButton class="tool" onClick={() => onChange(DEFAULT_APPEARANCE)} text={message('appearanceReset')} />
      </div>
    </div>
  );
}

const ROWS: readonly [keyof Colours, MessageKey][] = [
  ['textColour', 'settingTextColour'],
  ['groundColour', 'settingGroundColour'],
  ['linkColour', 'settingLinkColour'],
];

/** Minimum contrast ratio of text that nearly everybody can read (WCAG 2.2, 1.4.6). */
const EASY = 7;

function OwnColours({ appearance, onChange }: LookProps) {
  const { textColour, groundColour, linkColour } = appearance;
  return (
    <fieldset class="own-colours">
      <legend>{message('appearanceOwnColours')}</legend>
      {ROWS.map(([key, label]) => (
        <ColourRow
          key={key}
          label={message(label)}
          value={appearance[key]}
          onChange={(colour) => onChange({ [key]: colour })}
        />
      ))}
      <div class="contrast" role="status">
        <Verdict label={message('settingTextColour')} ratio={contrast(textColour, groundColour)} />
        <Verdict label={message('settingLinkColour')} ratio={contrast(linkColour, groundColour)} />
      </div>
    </fieldset>
  );
}

interface ColourRowProps {
  label: string;
  value: Colour;
  onChange(colour: Colour): void;
}

/** The browser's colour picker, and a field for a hex code. */
function ColourRow({ label, value, onChange }: ColourRowProps) {
  /** The text of the field while the user types; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null);
  const write = (text: string) => {
    const colour = colourOf(text);
    if (colour) onChange(colour);
  };
  return (
    <div class="colour-row">
      <span aria-hidden="true">{label}</span>
      <input
        type="text"
        class="field"
        spellcheck={false}
        aria-label={message('appearanceColourInFigures', label)}
        aria-invalid={draft !== null && !colourOf(draft)}
        value={draft ?? value}
        onInput={({ currentTarget }) => {
          setDraft(currentTarget.value);
          write(currentTarget.value);
        }}
        onBlur={() => setDraft(null)}
      />
      <input
        type="color"
        aria-label={label}
        value={value}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
    </div>
  );
}

/** Returns the colour of a hex code: "#1a2b3c", "1a2b3c" or "#abc"; null for any other text. */
function colourOf(text: string): Colour | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
}

function Verdict({ label, ratio }: { label: string; ratio: number }) {
  const isHard = ratio < READABLE;
  const words = ratio >= EASY ? 'appearanceEasy' : isHard ? 'appearanceHard' : 'appearanceReadable';
  // rounded down, so that a contrast just below a limit is not shown as if it had reached the limit
  const shown = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10);
  return <p class={isHard ? 'hard' : ''}>{message(words, label, shown)}</p>;
}
