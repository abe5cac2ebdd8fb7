import { message } from '../../platform/wording/message.ts';
import type { HighlightColour } from './types.ts';

const NAMES = {
  yellow: ['highlightYellow', 'highlightYellowLetter'],
  green: ['highlightGreen', 'highlightGreenLetter'],
  blue: ['highlightBlue', 'highlightBlueLetter'],
  pink: ['highlightPink', 'highlightPinkLetter'],
} as const satisfies Record<HighlightColour, unknown>;

export const nameOf = (colour: HighlightColour): string => message(NAMES[colour][0]);
export const letterOf = (colour: HighlightColour): string => message(NAMES[colour][1]);
