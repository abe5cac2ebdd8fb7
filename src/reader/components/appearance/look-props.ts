import type { Appearance, AppearanceChange, Preset } from '../../../store/settings/types.ts';

/** Props of the panel's parts. */
export interface LookProps {
  appearance: Appearance;
  presets: readonly Preset[];
  onChange(change: AppearanceChange): void;
}
