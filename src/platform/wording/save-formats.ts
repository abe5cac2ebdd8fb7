import { type MessageKey, message } from './message.ts';

/** The kinds of files that the article can be saved as, in the order of the menus. */
export const SAVE_FORMATS = [
  row('markdown', () => 'Markdown', 'saveMarkdownTitle'),
  row('html', () => 'HTML', 'saveHtmlTitle'),
  row('epub', () => 'EPUB', 'saveEpubTitle'),
  row('text', () => message('saveText'), 'saveTextTitle'),
] as const;

export type SaveFormat = (typeof SAVE_FORMATS)[number]['format'];

/** What is said of a format is asked for when it is shown. */
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
