// Reads a list of addresses with Readability and jsdom, one after the other. Writes one line of JSON for each page.
import { appendFileSync, readFileSync } from 'node:fs';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';

const [list, output] = process.argv.slice(2);

async function readOne(url) {
  const html = await (await fetch(url)).text();
  // passes a console without listeners, so that errors in style sheets are not printed
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  try {
    const article = new Readability(window.document).parse();
    return { title: article?.title ?? '', content: article?.content ?? '' };
  } finally {
    window.close();
  }
}

for (const input of readFileSync(list, 'utf8').split('\n').filter(Boolean)) {
  const line = await readOne(input).catch((error) => ({ error: error.message }));
  appendFileSync(output, `${JSON.stringify({ input, ...line })}\n`);
}
