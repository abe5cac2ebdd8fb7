/** The whole article on the clipboard: with its formatting, as plain text, as Markdown. */
export type CopyFormat = 'rich' | 'text' | 'markdown';
