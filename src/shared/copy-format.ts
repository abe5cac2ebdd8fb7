/** Formats in which the whole article can be copied. */
export const COPY_FORMATS = ['rich', 'text', 'markdown'] as const;

export type CopyFormat = (typeof COPY_FORMATS)[number];
