/** Classes of text only for screen readers. */
export const SCREEN_READER_NAMES = 'sr-only|visually-?hidden|screen-reader(?:-text)?|u-hidden-visually';
