import { useState } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import { DEFAULT_APPEARANCE, RANGES } from '../../../store/settings/appearance.ts';
import { FONTS, THEMES } from '../../../store/settings/options.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import type { LookProps } from './look-props.ts';
import { More } from './More.tsx';
import { OwnColours } from './OwnColours.tsx';
import { Stepper } from './Stepper.tsx';
import { Tiles } from './Tiles.tsx';

const FIRST_THEMES = { values: ['system', 'light', 'sepia', 'dark'], more: 'appearanceMoreThemes' } as const;
const FIRST_FONTS = { values: ['serif', 'sans', 'mono'], more: 'appearanceMoreFonts' } as const;

/** The appearance panel: the most used settings, and the others under "More". The article shows each change at once. */
export function AppearancePanel(look: LookProps) {
  const { appearance, onChange } = look;
  const [isMore, setMore] = useState(false);
  const fonts = FONTS.filter(({ value }) => value !== 'installed' || appearance.fontName !== '');
  return (
    <div class="look">
      <Tiles
        legend={message('settingTheme')}
        name="theme"
        options={THEMES}
        first={FIRST_THEMES}
        value={appearance.theme}
        appearance={appearance}
        onChange={(theme) => onChange({ theme })}
      />
      {appearance.theme === 'custom' && <OwnColours appearance={appearance} onChange={onChange} />}
      <Tiles
        legend={message('settingFont')}
        name="font"
        options={fonts}
        first={FIRST_FONTS}
        value={appearance.fontFamily}
        appearance={appearance}
        onChange={(fontFamily) => onChange({ fontFamily })}
      />
      <Stepper
        label={message('settingTextSize')}
        value={appearance.fontSize}
        range={RANGES.fontSize}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <button type="button" class="tool more-looks" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        {message('appearanceMore')}
        <Icon path={icons.caret} class="caret" />
      </button>
      {isMore && <More {...look} />}
      <div class="foot">
        <button type="button" class="tool" onClick={() => onChange(DEFAULT_APPEARANCE)}>
          {message('appearanceReset')}
        </button>
      </div>
    </div>
  );
}
