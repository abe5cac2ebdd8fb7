import type { Appearance, AppearanceChange, Preset } from '../../../store/settings/types.ts';

/** Props of the parts of the appearance panel. */
export interface LookProps {
  appearance: Appearance;
  presets: readonly Preset[];
  onChange(change: AppearanceChange): void;
}
