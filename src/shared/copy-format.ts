export const COPY_FORMATS = ['rich', 'text', 'markdown'] as const;

export type CopyFormat = (typeof COPY_FORMATS)[number];
