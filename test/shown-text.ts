/** Returns the text of an article as a person sees it in the reader, in a saved page, or in a book. */

export interface ShownText {
  text: string;
  /** Like `text`, but references to notes have the names that the notes have in Markdown, instead of numbers. */
  withNoteNames: string;
  pictures: readonly string[];
}

/**
 * Returns all text that an element shows, including collapsed parts. Writes formulas, quotations and ruby readings as
 * in plain text. Changes the element, so the element cannot be used afterwards. Uses nothing outside the function, so
 * that tests can run it inside a page.
 *
 * @param absent addresses of pictures to which a file may link instead of showing them
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
  // removes what the reader adds: the links from notes back to the text, and the names of pictures that did not load
  // (pictures are compared by address)
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
  const numbersInMarkdown = numberLists(all<HTMLOListElement>('ol'));
  const pictures = all<HTMLImageElement>('img').map(({ src }) => src);
  const text = (element as HTMLElement).innerText;
  // in Markdown, these numbers are not part of the text
  for (const number of numbersInMarkdown) number.remove();
  for (const sign of all('[data-footnote-ref]')) {
    const name = (sign.getAttribute('href') ?? '').replace(/^#lectern-fn-?/, '');
    sign.textContent = name.replace(/[^\w-]+/g, '-') || 'note';
  }
  return { text, withNoteNames: (element as HTMLElement).innerText, pictures };

  /**
   * Writes the number of each list item into the item as text. Returns the numbers that are not part of the text in
   * Markdown, because programs generate them when they show it.
   */
  function numberLists(lists: readonly HTMLOListElement[]): Element[] {
    return lists.flatMap((list) => {
      if (list.matches('[data-marked], [style]')) return [];
      const items = [...list.children].filter((child): child is HTMLLIElement => child.localName === 'li');
      const step = list.reversed ? -1 : 1;
      let next = list.hasAttribute('start') ? list.start : list.reversed ? items.length : 1;
      const values = items.map((item) => {
        const own = item.hasAttribute('value') ? item.value : next;
        next = own + step;
        return own;
      });
      const isPlain = list.type === '' && values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1);
      const isOfNotes = items.some((item) => item.id.startsWith('lectern-fn-'));
      const numbers = items.flatMap((item, at) => {
        if (item.matches('[data-marked], [style]')) return [];
        const sign = document.createElement('span');
        sign.textContent = `${inType(values[at] ?? 0, list.type)}. `;
        const [first] = item.children;
        const isParagraph = first?.localName === 'p' && item.firstChild === first;
        (isParagraph ? first : item).prepend(sign);
        return [sign];
      });
      return isPlain || isOfNotes ? numbers : [];
    });
  }

  function inType(number: number, type: string): string {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const numerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
    const text = /a/i.test(type) ? letters[number - 1] : /i/i.test(type) ? numerals[number] : undefined;
    return (/[AI]/.test(type) ? text?.toUpperCase() : text) ?? String(number);
  }
}

/** Returns the text that precedes `words` in the same line, such as the marker of a list item. */
export function markerIn(text: string, words: string): string {
  const line = text.split('\n').find((each) => each.includes(words)) ?? '';
  return line.slice(0, line.indexOf(words)).trim();
}
