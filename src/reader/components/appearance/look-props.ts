import type { Appearance, AppearanceChange, Preset } from '../../../store/settings/types.ts';

/** What the parts of the panel show, and whom they tell. */
export interface LookProps {
  appearance: Appearance;
  presets: readonly Preset[];
  onChange(change: AppearanceChange): void;
}
