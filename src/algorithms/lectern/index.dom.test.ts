import { afterEach, describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import { createPage } from '../../page/page.ts';
import { runWithRoles } from '../../selection/roles/with-roles.ts';
import type { Selection } from '../types.ts';
import lectern from './index.ts';

afterEach(removePages);

const options = { population: 'rendered', documents: { create: () => null } } as const;
const SENTENCE = 'The ferry stayed in the harbour all night, because nobody dared to sail. ';
const prose = (count = 4): string => `<p>${SENTENCE.repeat(count)}</p>`;
const ARTICLE = `<html lang="en"><head><title>Storm keeps the ferry in port – Harbour Gazette</title></head><body>
  <nav><ul><li><a href="/">Home</a></li><li><a href="/port">Port</a></li><li><a href="/weather">Weather</a></li></ul></nav>
  <article class="post"><h1>Storm keeps the ferry in port</h1><p class="byline">By Ada Poe</p>${prose().repeat(3)}
  <h2>What comes next</h2>${prose().repeat(3)}</article>
  <aside class="related"><h3>Related</h3><ul><li><a href="/a">Ten harbours to see</a></li><li><a href="/b">How a ferry floats</a></li></ul></aside>
  <footer><a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a> © Harbour Gazette</footer></body></html>`;

async function read(html: string): Promise<{ selection: Selection; kept: (text: string) => string | undefined }> {
  const { snapshot } = await snapshotPage(html);
  const selection = runWithRoles(lectern, createPage(snapshot), options);
  const kept = (text: string) =>
    selection.marks.find(({ node }) => (snapshot.nodes.text[node] ?? '').includes(text))?.role;
  return { selection, kept };
}

describe('on an article', () => {
  it('keeps the text of an article, and leaves out menu, related links and footer', async () => {
    const { selection, kept } = await read(ARTICLE);
    expect(kept('The ferry stayed')).toBe('body');
    expect(kept('What comes next')).toBe('body');
    expect(['headline', undefined]).toContain(kept('Storm keeps the ferry'));
    for (const left of ['Home', 'Weather', 'Ten harbours', 'Imprint', 'Related']) expect(kept(left)).toBeUndefined();
    expect(selection.page?.kind).toBe('article');
    expect(selection.page?.article).toBeGreaterThan(0.3);
    expect(selection.confidence).toBeGreaterThan(0.8);
  });

  it('keeps collapsed text of an article, but leaves out text for screen readers only', async () => {
    const folded =
      '<details><summary>The crew</summary><p>The crew of the ferry were nine people, and two of them could not swim at all.</p></details>';
    const unseen = `<p style="position:absolute; width:1px; height:1px; overflow:hidden; clip:rect(0 0 0 0)">Unseen: ${SENTENCE}</p>`;
    const { kept } = await read(ARTICLE.replace('<h2>What', `${folded}${unseen}<h2>What`));
    expect(kept('could not swim')).toBe('body');
    expect(kept('Unseen')).toBeUndefined();
  });

  it('keeps articles in writing systems that it was not trained on', async () => {
    const foreign = (text: string) => `<article class="post">${`<p>${text.repeat(4)}</p>`.repeat(5)}</article>`;
    const texts = {
      Japanese: '渡し船は一晩中港に留まった。誰も出航する勇気がなかったからである。',
      Arabic: 'بقيت العبارة في الميناء طوال الليل، لأن أحدا لم يجرؤ على الإبحار. ',
      Thai: 'เรือข้ามฟากจอดอยู่ในท่าเรือตลอดทั้งคืน เพราะไม่มีใครกล้าออกเรือ ',
      Hindi: 'नौका पूरी रात बंदरगाह में रुकी रही, क्योंकि किसी ने जाने की हिम्मत नहीं की। ',
      Russian: 'Паром всю ночь стоял в порту, потому что никто не решился выйти в море. ',
    };
    const menu = '<nav><ul><li><a href="/">1</a></li><li><a href="/b">2</a></li></ul></nav>';
    for (const [language, text] of Object.entries(texts)) {
      const { kept } = await read(
        `<html><head><title>${language}</title></head><body>${menu}${foreign(text)}</body></html>`,
      );
      expect(kept(text.slice(0, 12)), language).toBe('body');
    }
  });
});

describe('the trace', () => {
  it('gives reasons for its decisions in plain words, and computes them only on request', async () => {
    const { selection } = await read(ARTICLE);
    expect(Object.getOwnPropertyDescriptor(selection, 'trace')?.get).toBeTypeOf('function');
    const { trace } = selection;
    expect(selection.trace).toBe(trace);
    const told = trace.map(({ reason }) => reason).join('\n');
    expect(told).toMatch(/% likely to be article text: /);
    expect(told).toMatch(/in the part with most of the text|in a part with a lot of text/);
    expect(told).toMatch(/links/);
  });
});

describe('on pages with little text', () => {
  it('finds no text and has confidence 0 on an empty page', () => {
    for (const html of [
      '',
      '<html><body></body></html>',
      '<body><img src="x"><script>var a = "text"</script></body>',
    ]) {
      const { marks, empty, confidence } = lectern.run(createPage(snapshotOfHtml(html)), options);
      expect({ marks: marks.length, empty, confidence }).toEqual({ marks: 0, empty: 'no-text', confidence: 0 });
    }
  });

  it('keeps the text of a page that has only a few words', () => {
    const { text } = lectern.run(createPage(snapshotOfHtml('<body><p>Four words, no more.</p></body>')), options);
    expect(text).toBe('Four words, no more.');
  });

  it('has confidence below 0.2 in a page of one line', () => {
    const lines = [
      '<div>Loading…</div>',
      '<h1>404 Not Found</h1><hr><center>nginx</center>',
      '<p>Please enable JavaScript to continue using this application.</p>',
      '<h1>Log in</h1><form><label>Name</label><input><button>Log in</button></form><a href="/f">Forgot password?</a>',
    ];
    for (const line of lines)
      expect(lectern.run(createPage(snapshotOfHtml(`<body>${line}</body>`)), options).confidence, line).toBeLessThan(
        0.2,
      );
  });

  it('has confidence below 0.8 in random characters, such as a binary file that is shown as text', () => {
    const bytes = Array.from({ length: 4000 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 900))).join('');
    const { confidence } = lectern.run(createPage(snapshotOfHtml(`<body><pre>${bytes}</pre></body>`)), options);
    expect(confidence).toBeLessThan(0.8);
  });

  it('does not take a list of links for an article', async () => {
    const links = Array.from(
      { length: 60 },
      (_, index) => `<li><a href="/${index}">Story number ${index} of the day</a></li>`,
    );
    const { selection } = await read(
      `<html><head><title>News</title></head><body><ul>${links.join('')}</ul></body></html>`,
    );
    expect(selection.page?.article).toBeLessThan(0.5);
    expect(selection.confidence ?? 1).toBeLessThan(0.75);
  });
});
