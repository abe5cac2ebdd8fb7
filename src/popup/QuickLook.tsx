import { RANGES } from '../settings/appearance.ts';
import type { Settings, Theme } from '../settings/types.ts';

const THEME_LABELS: readonly [Theme, string][] = [
  ['system', 'Auto'],
  ['light', 'Light'],
  ['sepia', 'Sepia'],
  ['dark', 'Dark'],
];

interface QuickLookProps {
  settings: Settings;
  onChange(change: Partial<Settings>): void;
}

/** The two things that are changed most; the rest is in the reader. */
export function QuickLook({ settings, onChange }: QuickLookProps) {
  const { fontSize, theme } = settings;
  const { min, max, step } = RANGES.fontSize;
  return (
    <div class="look">
      <fieldset class="themes">
        <legend class="hidden">Theme</legend>
        {THEME_LABELS.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              aria-label={label}
              checked={value === theme}
              onChange={() => onChange({ theme: value })}
            />
            <span aria-hidden="true">{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="size" aria-label="Text size">
        <button
          type="button"
          aria-label="Smaller text"
          disabled={fontSize <= min}
          onClick={() => onChange({ fontSize: fontSize - step })}
        >
          A
        </button>
        <button
          type="button"
          aria-label="Larger text"
          disabled={fontSize >= max}
          onClick={() => onChange({ fontSize: fontSize + step })}
        >
          A
        </button>
      </fieldset>
    </div>
  );
}
