/** The words of an article as a person sees them: in the reader, in a saved page, in a book. */
import type { Locator, Page } from '@playwright/test';

interface ShownText {
  text: string;
  /** With the names that Markdown gives to notes in the places of their signs. */
  withNoteNames: string;
  /** Addresses of the pictures. */
  pictures: readonly string[];
}

/**
 * The text of the whole article, without what the workbench writes between its pieces (`data-ours`). A long one grows on the screen
 * after its first paint (`src/reader/overlay/whole-article.ts`), so the rest is asked for first.
 */
export function wholeText(article: Locator): Promise<string> {
  return article.evaluate((element) => {
    element.closest('dialog')?.dispatchEvent(new Event('lectern-whole'));
    const ours = [...element.querySelectorAll<HTMLElement>('[data-ours]')];
    for (const line of ours) line.hidden = true;
    const text = (element as HTMLElement).innerText;
    for (const line of ours) line.hidden = false;
    return text;
  });
}

/**
 * Everything that an element shows, folded parts opened. What plain text has signs for is written with them: formulas,
 * quotations, readings over words. Changes the element: to be called when nothing more is asked of it.
 *
 * @param absent pictures that a file may name in words instead of showing them
 */
export function readShown(article: Locator, absent: readonly string[] = []): Promise<ShownText> {
  return article.evaluate((element, gone) => {
    element.closest('dialog')?.dispatchEvent(new Event('lectern-whole'));
    const all = <T extends Element>(selector: string) => [...element.querySelectorAll<T>(selector)];
    for (const line of all('[data-ours]')) line.remove();
    const around = (selector: string, before: string, after: string) => {
      for (const each of all(selector)) {
        each.prepend(before);
        each.append(after);
      }
    };
    for (const details of all<HTMLDetailsElement>('details')) details.open = true;
    // The arrows are the reader's, and no text of the article; frames name pictures that did not load, as images do elsewhere.
    for (const own of all('[data-footnote-backref], .missing')) own.remove();
    for (const link of all<HTMLAnchorElement>('a')) if (gone.includes(link.href)) link.remove();
    around('q', '"', '"');
    around('rt', '(', ')');
    for (const math of all('math')) {
      const formula = document.createElement('span');
      const isDisplay = math.getAttribute('display') === 'block';
      if (isDisplay) formula.style.display = 'block';
      const tex = math.querySelector('annotation')?.textContent?.trim() ?? '';
      formula.textContent = isDisplay ? `$$${tex}$$` : `$${tex}$`;
      math.replaceWith(formula);
    }
    const pictures = all<HTMLImageElement>('img').map(({ src }) => src);
    const text = (element as HTMLElement).innerText;
    for (const sign of all('[data-footnote-ref]')) {
      const name = (sign.getAttribute('href') ?? '').replace(/^#lectern-fn-?/, '');
      sign.textContent = name.replace(/[^\w-]+/g, '-') || 'note';
    }
    return { text, withNoteNames: (element as HTMLElement).innerText, pictures };
  }, absent);
}

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
