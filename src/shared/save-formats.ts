/** The kinds of files that the article can be saved as, in the order of the menus. */
export const SAVE_FORMATS = [
  { format: 'markdown', label: 'Markdown', title: 'Text with marks, and what is known of the article above it' },
  { format: 'html', label: 'HTML', title: 'One web page with its pictures inside' },
  { format: 'epub', label: 'EPUB', title: 'A book for e-readers' },
  { format: 'text', label: 'Text', title: 'Plain text' },
] as const;

export type SaveFormat = (typeof SAVE_FORMATS)[number]['format'];
