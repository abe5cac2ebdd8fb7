import type { PackedFace } from './types.ts';

/** Returns the regular, italic and bold faces of the characters in `range`. */
export const threeFaces = (range: string, text: string, italic: string, bold: string): PackedFace[] => [
  { url: text, weight: 400, style: 'normal', range },
  { url: italic, weight: 400, style: 'italic', range },
  { url: bold, weight: 700, style: 'normal', range },
];
