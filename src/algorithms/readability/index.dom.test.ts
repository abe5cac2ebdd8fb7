import { afterEach, describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import type { Population, Selection } from '../types.ts';
import { textNodes } from './dom.ts';
import readability from './index.ts';

afterEach(removePages);

const documents = { create: () => document.implementation.createHTMLDocument() };
const run = (snapshot: PageSnapshot, population: Population = 'rendered') =>
  readability.run(createPage(snapshot), { population, documents });
const textsOf = ({ nodes }: PageSnapshot, { marks }: Selection) => marks.map(({ node }) => nodes.text[node]?.trim());

const LONG = 'This is a sentence of some length, with a comma in it, that an article could well contain. '.repeat(5);
const paragraphs = (...names: string[]) => names.map((name) => `<p>${name} ${LONG}</p>`).join('');

describe('readability', () => {
  it('keeps the text of the article and leaves out menu and footer', async () => {
    const { snapshot } = await snapshotPage(
      `<nav><a href="/x">menu</a></nav><article>${paragraphs('one', 'two', 'three')}</article><footer>foot</footer>`,
    );
    const texts = textsOf(snapshot, run(snapshot));
    expect(texts.map((text) => text?.split(' ')[0])).toEqual(['one', 'two', 'three']);
  });

  it('lists every text of the page in the trace, whether kept or left out', async () => {
    const { snapshot } = await snapshotPage(
      `<nav><a href="/x">menu</a></nav><article>${paragraphs('one', 'two')}</article>`,
    );
    const { trace } = run(snapshot);
    expect(trace.map(({ node, kept }) => [snapshot.nodes.text[node]?.split(' ')[0], kept])).toEqual([
      ['menu', false],
      ['one', true],
      ['two', true],
    ]);
  });

  it('leaves out hidden text when it reads the rendered page, but keeps it when it reads the source', async () => {
    const { snapshot } = await snapshotPage(
      `<style>.x{display:none}</style><article>${paragraphs('one')}<p class=x>hidden ${LONG}</p>${paragraphs('two')}</article>`,
    );
    const firstWords = (selection: Selection) => textsOf(snapshot, selection).map((text) => text?.split(' ')[0]);
    expect(firstWords(run(snapshot))).toEqual(['one', 'two']);
    expect(firstWords(run(snapshot, 'source'))).toEqual(['one', 'hidden', 'two']);
  });

  it('selects the right text nodes even if Readability needs a second try with weaker rules', async () => {
    // this text is so short that Readability restores the body through `innerHTML` and tries again with weaker rules
    const { snapshot } = await snapshotPage(
      '<div class="comment sidebar"><p>Only this short text, here, stands on the page.</p><p>And this one, too, of course.</p></div>',
    );
    expect(textsOf(snapshot, run(snapshot))).toEqual([
      'Only this short text, here, stands on the page.',
      'And this one, too, of course.',
    ]);
  });

  it('returns the same text as the package @mozilla/readability on a clone of the document', async () => {
    const { Readability } = await import('@mozilla/readability');
    const html = `<title>T</title><div><ul><li><a href="/a">x</a></li></ul></div><div class="post">${paragraphs('one', 'two')}<div>three<br><br>four ${LONG}</div><font>five</font></div>`;
    const { snapshot, nodes } = await snapshotPage(html);
    const clone = (nodes[0] as Element).ownerDocument.cloneNode(true) as Document;
    const tokens = (text: string) => text.match(/[\p{L}\p{N}_]+/gu);
    expect(tokens(run(snapshot, 'source').text)).toEqual(tokens(new Readability(clone).parse()?.textContent ?? ''));
  });

  it.each([
    ['no-text', ''],
    ['no-candidate', '<nav>x</nav>'],
  ])('gives the reason "%s" if it finds no article', async (reason, html) => {
    const { snapshot } = await snapshotPage(html);
    const selection = run(snapshot);
    if (selection.marks.length === 0) expect(selection.empty).toBe(reason);
    expect(selection.text === '').toBe(selection.marks.length === 0);
  });

  it("passes the root element's class to Readability only when it reads the source", () => {
    const snapshot = snapshotOfHtml(
      `<html class="header-spacing"><body><nav><a href="/x">menu</a></nav><article>${paragraphs('one', 'two')}</article>`,
    );
    expect(textsOf(snapshot, run(snapshot, 'source'))).toContain('menu');
    expect(textsOf(snapshot, run(snapshot))).not.toContain('menu');
  });

  it('reads a page with element and attribute names that DOM methods reject', async () => {
    const { snapshot } = await snapshotPage(
      `<article><p @click="x" a"b=c>${LONG}</p><o:p>${LONG}</o:p><x"y>${LONG}</x"y></article>`,
    );
    expect(run(snapshot).marks.every(({ node }) => !isSpaceOnly(snapshot.nodes.text[node] as string))).toBe(true);
  });
});

describe('textNodes', () => {
  it('yields all text nodes of an element in document order', () => {
    const root = document.createElement('div');
    root.append('a', document.createElement('b'), 'd', document.createElement('i'));
    root.children[0]?.append('b', 'c');
    expect([...textNodes(root as never)].map((node) => (node as unknown as Text).data)).toEqual(['a', 'b', 'c', 'd']);
  });
});
