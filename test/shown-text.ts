/** The words of an article as a person sees them: in the reader, in a saved page, in a book. */

export interface ShownText {
  text: string;
  /** With the names that Markdown gives to notes in the places of their signs. */
  withNoteNames: string;
  /** Addresses of the pictures. */
  pictures: readonly string[];
}

/**
 * Returns everything that an element shows, with folded parts opened. Signs of plain text stand for formulas, quotations and readings
 * over words. Changes the element: call it last. Has no imports, so that tests can run it in a page.
 *
 * @param absent addresses of pictures that a file may name in words instead of showing them
 */
export function shownText(element: Element, absent: readonly string[] = []): ShownText {
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
  for (const link of all<HTMLAnchorElement>('a')) if (absent.includes(link.href)) link.remove();
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
}
