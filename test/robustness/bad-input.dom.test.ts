/**
 * Tests that invalid content never causes an exception: the reader shows it or leaves it out. The tests cover every
 * kind of content that has ever caused an exception.
 */
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { afterEach, describe, expect, it } from 'vitest';
import { removePages, renderPage } from '../render.ts';
import { PICTURE, PROSE, read, SENTENCE } from './around-prose.ts';
import { goWholeWay } from './whole-way.ts';

afterEach(removePages);

describe('unusual addresses', () => {
  it.each([
    ['an invalid base', '<base href="http://[">'],
    ['a data URL as base', '<base href="data:text/html,x">'],
    ['a script URL as base', '<base href="javascript:alert(1)//">'],
    ['a missing host', '<a href="https://">a</a><a href="//">b</a><a href="http://a b/">c</a>'],
    ['broken mail links', '<a href="mailto:">a</a><a href="mailto:a@b?subject=%">b</a><a href="mailto:%00%ff">c</a>'],
    ['broken escapes', '<a href="#%">a</a><a href="?%zz#%E0%A4%A">b</a><h2 id="%E0%A4%A">c</h2>'],
    ['disguised script URLs', '<a href=" java&#10;script:alert(1)">a</a><a href="&#1;javascript:alert(1)">b</a>'],
    ['script URLs of lazy pictures', '<img data-src="javascript:alert(1)" width=300 height=300>'],
    ['a hundred thousand characters', `<a href="https://x.test/${'a'.repeat(100_000)}">a</a>`],
    [
      'a huge port',
      '<a href="https://x.test:99999999/">a</a><img src="https://x.test:99999999/" width=300 height=300>',
    ],
  ])('reads a page with addresses that have %s', async (_what, html) => {
    const { article } = await read(html);
    visit(article.tree, 'element', ({ properties }) => {
      for (const address of [properties.href, properties.src]) {
        expect(address ?? 'https:').toMatch(/^(?:https?|mailto|tel|ftp|data:image|blob|file|about):/);
      }
    });
  });
});

describe('unusual characters', () => {
  it.each([
    ['lone surrogates', 'a\ud83d b\udc00 c'],
    ['control characters', 'a\u0000\u0001\u0008\u000b\u001b\u007f\u0085b'],
    ['non-characters', 'a\ufffe\uffff\u{1ffff}b'],
    ['characters that override the direction', 'a\u202e\u2066b\u2069\u202c'],
    ['a thousand combining marks', `a${'\u0301'.repeat(1000)}b`],
    ['only characters without width', '\u200b\u200c\u200d\u2060\ufeff'],
  ])('reads a page with unusual characters (%s)', async (_what, characters) => {
    await read('<p id=t></p><h2 id=h></h2><pre id=c></pre>', (page) => {
      for (const id of ['t', 'h', 'c']) page.getElementById(id)?.append(characters);
      page.title = characters;
    });
  });
});

describe('names that are also properties of JavaScript objects', () => {
  const NAMES = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

  it.each(NAMES)('reads a page with the name "%s" as id, class, attribute, element and metadata', async (name) => {
    const { article } = await read(
      `<meta name="${name}" content="&${name}; &amp;${name}; x"><meta property="${name}" content="y"><a href="#${name}">to</a>
       <p id="${name}" class="${name}" ${name}="z" name="${name}" lang="${name}" dir="${name}" role="${name}">named</p>
       <${name} ${name}="x" class="${name}" data-src="/x">unknown</${name}><${name} role="${name}">bare</${name}>
       <math ${name}="x"><${name} ${name}="x"/><mi ${name}="x">y</mi></math><svg ${name}="x"><${name}/></svg><i class="${name}">i</i>
       <div role="table"><div role="${name}">row</div></div><x-${name.replaceAll('_', '')}>custom</x-${name.replaceAll('_', '')}>
       <img alt="${name}" data-src="${name}" width=300 height=300 src="${name}">
       <pre><code class="language-${name}">code of ${name}</code></pre>
       <script type="application/ld+json">{"@type":"Article","${name}":{"${name}":1},"author":{"${name}":"x"}}</script>`,
    );
    expect(toHtml(article.tree)).toContain('named');
  });

  it('uses an id only once in the article if the page repeats it', async () => {
    const { article } = await read('<a href="#i">to</a><p id=i>one</p><p id=i>two</p><h2 id=i>three</h2>');
    expect(toHtml(article.tree).match(/id="lectern-i"/g)).toHaveLength(1);
  });

  const PROPERTIES =
    'nodeType nodeName localName tagName firstChild nextSibling parentElement parentNode childNodes children attributes ' +
    'getAttribute getAttributeNames hasAttribute getBoundingClientRect shadowRoot textContent innerText style className ' +
    'querySelector querySelectorAll closest matches ownerDocument isConnected append remove contains id title dir lang';

  it('reads a form whose controls have the names of DOM properties', async () => {
    const controls = PROPERTIES.split(' ').map((name) => `<input type=hidden name="${name}">`);
    const { text } = await read(`<form>${controls.join('')}<p>in the form</p></form><p>after it</p>`);
    expect(text).toContain('in the form');
    expect(text).toContain('after it');
    expect(text.match(/in the form/g)).toHaveLength(1);
  });

  it('reads a form with a control named "nextSibling" that is before the form in the document', async () => {
    const { text } = await read(
      '<input name=nextSibling form=f><p>before</p><form id=f><p>in it</p></form><p>after</p>',
    );
    expect(text).toMatch(/before\s+in it\s+after/);
  });
});

describe('unusual structures', () => {
  it.each([
    ['table parts without a table', '<div id=t></div>', 'tr td th tbody caption li dt dd figcaption option'],
    ['unknown elements', '<div id=t></div>', 'x-a custom-element foo blink marquee acronym'],
    ['replaced elements with content', '<div id=t></div>', 'video audio canvas object iframe select textarea'],
    ['elements that cannot be in a body', '<div id=t></div>', 'html head body title base link frameset frame'],
  ])('reads unusual structures, such as %s', async (_what, html, names) => {
    await read(html, (page) => {
      for (const name of names.split(' ')) {
        const element = page.createElement(name);
        element.append('loose text', page.createElement(name));
        page.getElementById('t')?.append(element);
      }
    });
  });

  it('reads a heading in a link in a list in a caption in a heading', async () => {
    const { text } = await read(
      '<h2><table><caption><ul><li><a href="#"><h3>all of it</h3></a></ul></caption><tr><td>cell</table></h2>',
    );
    expect(text).toContain('all of it');
  });

  it('reads pictures without any source', async () => {
    await read(
      '<img><img src><img src="" alt><picture></picture><picture><source srcset=","><img></picture><svg></svg>',
    );
  });

  it('reads slots in slots, shadow hosts without content, and shadow roots of removed hosts', async () => {
    const { text } = await read('<div id=host>light <b slot=x>named</b></div><div id=bare>unslotted</div>', (page) => {
      const outer = page.getElementById('host') as Element;
      const inner = page.createElement('section');
      outer.attachShadow({ mode: 'open' }).append(inner, page.createElement('slot'));
      const slot = Object.assign(page.createElement('slot'), { name: 'x' });
      inner.append(slot);
      inner.attachShadow({ mode: 'open' }).append(page.createElement('slot'), 'shadow');
      page.getElementById('bare')?.attachShadow({ mode: 'open' });
      const gone = page.createElement('div');
      gone.attachShadow({ mode: 'open' }).append('detached');
    });
    expect(text).toMatch(/named\s*shadow\s*light/);
    expect(text).not.toMatch(/unslotted|detached/);
  });

  it('reads a document without a body or without a root element', async () => {
    for (const part of ['body', 'html']) {
      const page = await renderPage('<title>x</title><p>a');
      page.querySelector(part)?.remove();
      expect(() => goWholeWay(page)).not.toThrow();
    }
  });

  it.each([
    '<!doctype html SYSTEM "about:legacy-compat">',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    '<?xml version="1.0"?>',
    '',
  ])('reads a document with the document type "%s"', async (doctype) => {
    const page = await renderPage(`${doctype}<title>x</title>${PROSE}`);
    expect(goWholeWay(page).text).toContain(SENTENCE);
  });
});

describe('a page with numbers in attributes', () => {
  it.each(['-1', '0', '1e9', '99999999999', 'NaN', '1.5', '100%', ' 2 '])(
    'reads a page with the number "%s" in attributes',
    async (number) => {
      await read(
        `<table><tr><th colspan="${number}" rowspan="${number}">a<th>b<tr><td>c<td>d</table><ol start="${number}"><li value="${number}">x</ol>
       <img src="${PICTURE}" width="${number}" height="${number}"><div role=heading aria-level="${number}">h</div>`,
      );
    },
  );
});
