import { language, message } from '../../platform/wording/message.ts';
import type { Range } from './appearance.ts';

/** Returns the number of a setting with its unit, such as "19 px", "1.6" or "8%". */
export function numberInWords({ unit, step }: Range, value: number): string {
  if (unit === 'percent') return new Intl.NumberFormat(language(), { style: 'percent' }).format(value);
  const digits = step < 1 ? 1 : 0;
  const figure = new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (unit === undefined) return figure.format(value);
  return message(unit === 'pixels' ? 'settingPixels' : 'settingCharacters', figure.format(value));
}
