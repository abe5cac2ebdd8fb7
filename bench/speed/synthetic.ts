/** Generates pages of known size. */
import { longPage } from '../../e2e/support/generated-pages.ts';

export interface SyntheticPage {
  name: string;
  html: string;
}

/** Number of paragraphs in the small article, about a tenth of the number in the large one. */
const TENTH = 80;

/** Returns a small and a large article, each with navigation around it. */
export function articlePages(): SyntheticPage[] {
  const html = longPage();
  const short = `${html.split(`<p id="p${TENTH}">`)[0]}</article></main>`;
  return [short, html].map((page) => ({ name: `article, ${Math.round(page.length / 1000)} kB`, html: page }));
}

/** Number of nodes for each paragraph of {@link pageOfNodes}: 3 elements, 5 text nodes, and the line break after it. */
const PARAGRAPH = 9;

export function pageOfNodes(count: number): SyntheticPage {
  const paragraphs = Array.from(
    { length: Math.round(count / PARAGRAPH) },
    (_unused, index) =>
      `<p>Sentence ${index} of the page, <a href="/${index}">a link</a>, some more words, <b>bold ones</b> and an end.</p>\n`,
  );
  const name = `${count.toLocaleString('en')} nodes`;
  return { name, html: `<!doctype html><title>${name}</title><article>${paragraphs.join('')}</article>` };
}
