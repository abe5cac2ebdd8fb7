/** The whole article on the clipboard: with its formatting, as plain text, as Markdown. */
export const COPY_FORMATS = ['rich', 'text', 'markdown'] as const;

export type CopyFormat = (typeof COPY_FORMATS)[number];
