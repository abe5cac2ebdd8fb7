import { message } from '../../platform/wording/message.ts';
import type { Colour } from './types.ts';

const NAMES = {
  yellow: ['highlightYellow', 'highlightYellowLetter'],
  green: ['highlightGreen', 'highlightGreenLetter'],
  blue: ['highlightBlue', 'highlightBlueLetter'],
  pink: ['highlightPink', 'highlightPinkLetter'],
} as const satisfies Record<Colour, unknown>;

export const nameOf = (colour: Colour): string => message(NAMES[colour][0]);
export const letterOf = (colour: Colour): string => message(NAMES[colour][1]);
