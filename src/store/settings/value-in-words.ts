import { message } from '../../platform/wording/message.ts';
import { numberInWords } from './number-in-words.ts';
import { optionLabel } from './options.ts';
import type { SettingRow } from './table.ts';

/** Returns the value of a setting as text in the language of the interface. */
export function valueInWords({ control }: Pick<SettingRow<unknown>, 'control'>, value: unknown): string {
  if (control.kind === 'switch') return message(value ? 'settingOn' : 'settingOff');
  if (control.kind === 'number') return numberInWords(control.range, Number(value));
  const option = control.kind === 'choice' && control.options.find((one) => one.value === value);
  return option ? optionLabel(option) : String(value);
}
