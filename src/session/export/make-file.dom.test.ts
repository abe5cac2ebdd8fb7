/** Tests saving Markdown with pictures: other programs must be able to unpack the archive and read its files. */
import { strFromU8, unzipSync } from 'fflate';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { articleWith } from '../../../test/arbitrary-article.ts';
import { parseMarkdown } from '../../../test/read-markdown.ts';
import type { Article } from '../../article/types.ts';
import { exportMarkdown } from '../../export/markdown.ts';
import type { ExportModule } from '../lazy-script.ts';
import { makeFile } from './make-file.ts';

const TEXTS = { exportMarkdown } as ExportModule;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const DRAWING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')}`;
/** An address at which no server answers. */
const AWAY = 'http://127.0.0.1:9/boats.png';

const picture = (src: string, alt = 'boats') => h('figure', [h('img', { src, alt })]);
const headed = (headline: string, ...pictures: string[]): Article => {
  const article = articleWith([h('p', 'Text'), ...pictures.map((src) => picture(src))]);
  return { ...article, metadata: { ...article.metadata, headline, published: '' } };
};

async function saved(article: Article, pattern = '') {
  const { name, blob, about } = await makeFile(article, 'markdown', TEXTS, pattern);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const files = blob.type === 'application/zip' ? unzipSync(bytes) : { [name]: bytes };
  const text = strFromU8(Object.entries(files).find(([file]) => file.endsWith('.md'))?.[1] ?? new Uint8Array());
  const addresses: string[] = [];
  visit(parseMarkdown(text.replace(/^---.*?^---$/ms, '')), 'image', ({ url }) => void addresses.push(url));
  return { name, about, files, names: Object.keys(files), addresses };
}

describe('saved Markdown', () => {
  it('saves an article without pictures as a plain Markdown file', async () => {
    expect(await saved(headed('Harbour'))).toMatchObject({ name: 'Harbour.md', names: ['Harbour.md'], about: '' });
  });

  it('saves an article with pictures as an archive with a Markdown file and a folder of pictures', async () => {
    const { name, names, addresses, about } = await saved(headed('Harbour', PIXEL, GIF));
    expect(name).toBe('Harbour.zip');
    expect(names).toEqual(['Harbour.md', 'Harbour/1.png', 'Harbour/2.gif']);
    expect(addresses).toEqual(['Harbour/1.png', 'Harbour/2.gif']);
    expect(about).toBe('');
  });

  it.each(['The harbour (1871) & 100 % more', 'Größe: 港 – «été»', "Don't [stop] #1 <b>", 'a_b*c`d', 'سفن الميناء'])(
    'links to the pictures correctly if the headline is: %s',
    async (headline) => {
      const { names, addresses } = await saved(headed(headline, PIXEL));
      expect(addresses.map(decodeURIComponent)).toEqual(names.filter((name) => name.endsWith('.png')));
      expect(addresses).toHaveLength(1);
      expect(addresses[0]).toMatch(/^[\w./%~-]+$/);
    },
  );

  it('applies the user’s name pattern to the archive, the Markdown file and the folder', async () => {
    const { name, names } = await saved(headed('Harbour', PIXEL), 'Read {title}');
    expect([name, ...names]).toEqual(['Read Harbour.zip', 'Read Harbour.md', 'Read Harbour/1.png']);
  });

  it('stores a picture only once if it occurs twice in the article', async () => {
    const { names, addresses } = await saved(headed('Harbour', PIXEL, PIXEL));
    expect(names).toEqual(['Harbour.md', 'Harbour/1.png']);
    expect(addresses).toEqual(['Harbour/1.png', 'Harbour/1.png']);
  });

  it('stores an SVG as a PNG, which all programs can show', async () => {
    const { names, files } = await saved(headed('Harbour', DRAWING));
    expect(names).toEqual(['Harbour.md', 'Harbour/1.png']);
    expect([...(files['Harbour/1.png'] ?? [])].slice(1, 4)).toEqual([0x50, 0x4e, 0x47]);
  });

  it('links to the web address of a picture that could not be fetched, and tells the user', async () => {
    const { names, addresses, about } = await saved(headed('Harbour', AWAY, PIXEL));
    expect(names).toEqual(['Harbour.md', 'Harbour/1.png']);
    expect(addresses).toEqual([AWAY, 'Harbour/1.png']);
    expect(about).toBe('1 picture did not load; the file links to it instead');
  });

  it('saves a plain Markdown file if no picture could be fetched', async () => {
    expect(await saved(headed('Harbour', AWAY))).toMatchObject({
      name: 'Harbour.md',
      addresses: [AWAY],
      about: '1 picture did not load; the file links to it instead',
    });
  });

  it('Markdown for the clipboard links to the pictures on the web', () => {
    expect(exportMarkdown(headed('Harbour', AWAY))).toContain(`![boats](${AWAY})`);
  });
});
