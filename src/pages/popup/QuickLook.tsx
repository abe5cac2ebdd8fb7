import { message } from '../../platform/wording/message.ts';
import { RANGES } from '../../store/settings/appearance.ts';
import { optionLabel, THEMES } from '../../store/settings/options.ts';
import type { Settings } from '../../store/settings/types.ts';

interface QuickLookProps {
  settings: Settings;
  onChange(change: Partial<Settings>): void;
}

/** The two most used settings of the appearance; the others are in the reader. */
export function QuickLook({ settings, onChange }: QuickLookProps) {
  const { fontSize } = settings;
  const { min, max, step } = RANGES.fontSize;
  return (
    <div class="look">
      <ThemeList settings={settings} onChange={onChange} />
      <fieldset class="size" aria-label={message('popupTextSize')}>
        <button
          type="button"
          aria-label={message('popupSmaller')}
          title={message('popupSmaller')}
          disabled={fontSize <= min}
          onClick={() => onChange({ fontSize: fontSize - step })}
        >
          A
        </button>
        <button
          type="button"
          aria-label={message('popupLarger')}
          title={message('popupLarger')}
          disabled={fontSize >= max}
          onClick={() => onChange({ fontSize: fontSize + step })}
        >
          A
        </button>
      </fieldset>
    </div>
  );
}

function ThemeList({ settings, onChange }: QuickLookProps) {
  const choose = (chosen: string) => {
    const theme = THEMES.find(({ value }) => value === chosen)?.value;
    if (theme) onChange({ theme });
  };
  return (
    <select
      class="themes"
      aria-label={message('popupTheme')}
      title={message('popupTheme')}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {THEMES.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === settings.theme}>
          {optionLabel(option)}
        </option>
      ))}
    </select>
  );
}
