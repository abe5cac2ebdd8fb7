/** The words of an article as a person sees them: in the reader, in a saved page, in a book. */
import type { Locator, Page } from '@playwright/test';
import { type ShownText, shownText } from '../../test/shown-text.ts';
import { wordsOf } from './page-state.ts';

/**
 * The text of the whole article, without what the tools write between its pieces (`data-ours`). A long one grows on the screen
 * after its first paint (`src/reader/overlay/whole-article.ts`), so the rest is asked for first.
 */
export function wholeText(article: Locator): Promise<string> {
  return article.evaluate(async (element) => {
    // the day is written after the first paint
    for (let frames = 0; frames < 3; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    element.closest('dialog')?.dispatchEvent(new Event('lectern-whole'));
    const ours = [...element.querySelectorAll<HTMLElement>('[data-ours]')];
    for (const line of ours) line.hidden = true;
    const text = (element as HTMLElement).innerText;
    for (const line of ours) line.hidden = false;
    return text;
  });
}

/** Words of a text but for the numbers of its lists: the browser draws them, and copies have them written. */
export const wordsBesideNumbers = (text: string): string[] => wordsOf(text.replace(/^\s*\d+\. /gm, ''));

/** {@link shownText}, for a page. */
export const readShown = (article: Locator, absent: readonly string[] = []): Promise<ShownText> =>
  article.evaluate(shownText, absent);

/** The article of a file, set by the browser on an empty page. Throws for XML that is none. */
export async function openFile(paper: Page, file: string, type: DOMParserSupportedType): Promise<Locator> {
  await paper.evaluate(
    ([content, as]) => {
      const parsed = new DOMParser().parseFromString(content, as);
      const complaint = parsed.querySelector('parsererror')?.textContent;
      if (complaint) throw new Error(complaint);
      document.body.replaceChildren(document.importNode(parsed.querySelector('article') as Element, true));
    },
    [file, type] as const,
  );
  return paper.locator('article');
}
