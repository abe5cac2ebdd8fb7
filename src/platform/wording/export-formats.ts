import { type MessageKey, message } from './message.ts';

export const COPY_FORMATS = ['rich', 'text', 'markdown'] as const;

export type CopyFormat = (typeof COPY_FORMATS)[number];

/** File formats for saving the article, in menu order. */
export const SAVE_FORMATS = [
  row('markdown', () => 'Markdown', 'saveMarkdownTitle'),
  row('html', () => 'HTML', 'saveHtmlTitle'),
  row('epub', () => 'EPUB', 'saveEpubTitle'),
  row('text', () => message('saveText'), 'saveTextTitle'),
] as const;

export type SaveFormat = (typeof SAVE_FORMATS)[number]['format'];

/** Returns a menu row. Looks up its texts only when the menu is shown: the first lookup takes several milliseconds. */
function row<const F extends string>(format: F, labelOf: () => string, title: MessageKey) {
  return {
    format,
    get label() {
      return labelOf();
    },
    get title() {
      return message(title);
    },
  };
}
