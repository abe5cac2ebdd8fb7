import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import type { Mark } from '../../algorithms/types.ts';
import { createPage } from '../../page/page.ts';
import { NodeKind } from '../../page/snapshot/types.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { coverageOf } from '../coverage.ts';
import { findCode } from './find-code.ts';

afterEach(removePages);

interface Code {
  text: string;
  language: string;
}

/** Returns the code blocks of a page. The algorithm keeps all visible text, or only the text that `isKept` accepts. */
async function codeIn(html: string, isKept: (text: string) => boolean = () => true, isCut = false): Promise<Code[]> {
  const { snapshot } = await snapshotPage(html);
  const { nodes } = snapshot;
  const marks = nodes.text.flatMap((text, node): Mark[] => {
    const isText = nodes.kind[node] === NodeKind.text && nodes.hidden[node] === 0 && !isSpaceOnly(text);
    return isText && isKept(text) ? [{ node, role: 'body' }] : [];
  });
  const page = createPage(snapshot);
  return [...findCode(page, coverageOf(page, marks), isCut).values()].flatMap((object) =>
    object?.kind === 'code' ? [{ text: object.text, language: object.language }] : [],
  );
}

const SOURCE = 'def f(x):\n    if x:\n        return 1\n\n    return 2';
const LINES = SOURCE.split('\n');
const MONO = '<style>.code { font-family: monospace; white-space: pre }</style>';

describe('lines of code', () => {
  const cases: [title: string, html: string][] = [
    ['as typed', `<pre>${SOURCE}</pre>`],
    ['in coloured tokens', `<pre><code>${SOURCE.replaceAll(/\w+/g, '<span>$&</span>')}</code></pre>`],
    ['ended by <br>', `<pre>${LINES.join('<br>')}</pre>`],
    [
      'ended by <br> in white space that collapses',
      `<pre style="white-space:normal">${LINES.map((line) => line.replaceAll('  ', '&nbsp; ')).join('<br>\n')}</pre>`,
    ],
    ['as boxes', `<pre>${LINES.map((line) => `<div>${line || '<br>'}</div>`).join('')}</pre>`],
    ['as boxes, one of them empty', `<pre>${LINES.map((line) => `<div>${line}</div>`).join('')}</pre>`],
    [
      'as boxes with line breaks between them',
      `<pre><code>${LINES.map((line) => `<span style="display:block">${line || ' '}</span>`).join('\n')}</code></pre>`,
    ],
    [
      'as boxes with line breaks inside them',
      `<pre><code>${LINES.map((line) => `<span style="display:block">${line}\n</span>`).join('')}</code></pre>`,
    ],
    [
      'as a grid (rehype-pretty-code)',
      `<pre><code style="display:grid">${LINES.map((line) => `<span data-line>${line || ' '}</span>`).join('\n')}</code></pre>`,
    ],
    [
      'as spans (Shiki)',
      `<pre><code>${LINES.map((line) => `<span class="line">${line}</span>`).join('\n')}</code></pre>`,
    ],
    [
      'as token lines (Docusaurus)',
      `<pre><code>${LINES.map((line) => `<span class="token-line" style="display:block"><span>${line}</span><br></span>`).join('')}</code></pre>`,
    ],
    [
      'as boxes in boxes, with gaps in spans (Expressive Code)',
      `<pre><code>${LINES.map((line) => `<div class="ec-line"><div class="code">${line.replaceAll(/\s+/g, '<span>$&</span>') || '\n'}</div></div>`).join('')}</code></pre>`,
    ],
    ['as a list', `<pre><ol>${LINES.map((line) => `<li>${line}</li>`).join('')}</ol></pre>`],
    ['as code elements', `<pre>${LINES.map((line) => `<code style="display:block">${line}</code>`).join('')}</pre>`],
    [
      'without a <pre>',
      `${MONO}<p>Prose.</p><div>${LINES.map((line) => `<div class="code">${line || '<br>'}</div>`)
        .join('')
        .replace('<br>', ' ')}</div><p>More.</p>`,
    ],
  ];
  it.each(cases)('keeps the line breaks and indentation of code that is written %s', async (_title, html) => {
    expect(await codeIn(html)).toEqual([{ text: SOURCE, language: '' }]);
  });
});

it('keeps words in code that could also be labels of buttons, such as "copy"', async () => {
  const html =
    '<pre><code><span class="k">import</span> <span>copy</span>\n<span class="tab">\t</span><span class="copy">copy</span>(x)</code></pre><pre><div>copy</div><div>paste</div></pre>';
  expect((await codeIn(html)).map(({ text }) => text)).toEqual(['import copy\n\tcopy(x)', 'copy\npaste']);
});

describe('line numbers', () => {
  const numbers = LINES.map((_line, index) => index + 1);
  const numbered = (write: (line: string, number: number) => string) =>
    LINES.map((line, index) => write(line, index + 1)).join('');
  const cases: [title: string, html: string][] = [
    [
      'in a table of two cells (Hexo, Chroma)',
      `<figure class="highlight"><table><tr><td class="gutter"><pre>${numbers.join('\n')}</pre></td><td class="code"><pre>${SOURCE}</pre></td></tr></table></figure>`,
    ],
    [
      'in a table of two cells without class names',
      `<table><tr><td><pre>${numbers.join('\n')}</pre></td><td><pre>${SOURCE}</pre></td></tr></table>`,
    ],
    [
      'in a table inside a <pre> (Rouge)',
      `<pre><code><table><tr><td class="rouge-gutter gl"><pre class="lineno">${numbers.join('\n')}\n</pre></td><td class="rouge-code"><pre>${SOURCE}\n</pre></td></tr></table></code></pre>`,
    ],
    [
      'in a table of lines (GitHub)',
      `${MONO}<table>${numbered((line, number) => `<tr><td id="L${number}" data-line-number="${number}"></td><td class="code">${line || '\n'}</td></tr>`)}</table>`,
    ],
    [
      'in a table of lines, as text',
      `${MONO}<table>${numbered((line, number) => `<tr><td>${number}</td><td class="code">${line}</td></tr>`)}</table>`,
    ],
    [
      'in a row of boxes',
      `<div style="display:flex"><pre class="line-numbers">${numbers.join('\n')}</pre><pre>${SOURCE}</pre></div>`,
    ],
    [
      'in lines that are rows (Hugo)',
      `<pre><code>${numbered((line, number) => `<span style="display:flex"><span>${number}</span><span>${line}\n</span></span>`)}</code></pre>`,
    ],
    ['in spans', `<pre>${numbered((line, number) => `<span class="lineno">${number}</span>${line}\n`)}</pre>`],
    ['in spans without class names', `<pre>${numbered((line, number) => `<span>${number}  </span>${line}\n`)}</pre>`],
    [
      'in spans that cannot be selected',
      `<pre>${numbered((line, number) => `<i style="user-select:none">${number}</i><span>${line}</span>\n`)}</pre>`,
    ],
    ['typed into the text', `<pre>${numbered((line, number) => ` ${number} ${line}\n`)}</pre>`],
    [
      'by CSS counters (Prism)',
      `<style>.line-numbers-rows{position:absolute}.line-numbers-rows span{display:block;counter-increment:n}.line-numbers-rows span::before{content:counter(n)}</style><pre class="line-numbers"><code>${SOURCE}<span aria-hidden="true" class="line-numbers-rows">${numbers.map(() => '<span></span>').join('')}</span></code></pre>`,
    ],
    [
      'by attributes (highlight.js)',
      `${MONO}<pre><code><table class="hljs-ln">${numbered((line, number) => `<tr><td class="hljs-ln-line hljs-ln-numbers"><div class="hljs-ln-n" data-line-number="${number}"></div></td><td class="hljs-ln-line hljs-ln-code">${line}</td></tr>`)}</table></code></pre>`,
    ],
    [
      'on separate lines',
      `<pre>${numbered((line, number) => `<div><span>${number}</span><div>${line}</div></div>`)}</pre>`,
    ],
    [
      'in a box before the lines',
      `<pre><div style="float:left">${numbers.map((number) => `<div>${number}</div>`).join('')}</div><div>${LINES.map((line) => `<div>${line || '<br>'}</div>`).join('')}</div></pre>`,
    ],
    [
      'of SyntaxHighlighter',
      `<style>.syntaxhighlighter .line{font-family:monospace;white-space:pre}</style><div class="syntaxhighlighter"><table><tr><td class="gutter">${numbers.map((number) => `<div class="line number${number}">${number}</div>`).join('')}</td><td class="code"><div class="container">${LINES.map((line) => `<div class="line">${line.replace(/^ +/, (indent) => `<code class="spaces">${'&nbsp;'.repeat(indent.length)}</code>`) || '&nbsp;'}</div>`).join('')}</div></td></tr></table></div>`,
    ],
  ];
  it.each(cases)('drops the line numbers of code: %s', async (_title, html) => {
    expect((await codeIn(html)).map(({ text }) => text)).toEqual([SOURCE]);
  });

  const columns = (first: readonly (string | number)[]) => {
    const cell = (lines: readonly (string | number)[]) =>
      lines.map((line) => `<div>${line || '&nbsp;'}</div>`).join('');
    return `<p>Prose.</p>${MONO}<table><tr><td>${cell(first)}</td><td><div class="code">${cell(LINES)}</div></td><td><a href="http://colorscripter.com/info">cs</a></td></tr></table><p>Prose.</p>`;
  };

  it('drops a column of line numbers from a table that also has another column (Color Scripter)', async () => {
    expect(toHtml((await articleOf(columns(numbers))).tree)).not.toMatch(/>\d</);
    expect(await codeIn(columns(numbers))).toEqual([{ text: SOURCE, language: '' }]);
  });

  it.each([
    ['that do not count up', [3, 1, 4, 1, 5]],
    ['that are too few', [1, 2]],
  ])('keeps a column of numbers beside code %s', async (_title, first) => {
    expect(toHtml((await articleOf(columns(first))).tree)).toContain(`>${first[0]}<`);
  });

  it.each([
    ['the output of a program', '1\n2\n3\n4\n5\n6'],
    ['a numbered list', '1 apple\n2 pear\n3 plum\n4 fig\n5 date'],
    ['BASIC', '10 PRINT "A"\n20 GOTO 10'],
    ['numbers that do not count up', '3\n5\n7 x'],
  ])('finds no line numbers in %s', async (_title, text) => {
    expect((await codeIn(`<pre>${text}</pre>`)).map((code) => code.text)).toEqual([text]);
  });
});

describe('the surroundings of code', () => {
  it.each([
    ['a copy button', `<div><pre>${SOURCE}</pre><button>Copy</button></div>`],
    [
      'a copy button in the block',
      `<pre><div class="toolbar"><span>Copy code</span></div><code>${SOURCE}</code></pre>`,
    ],
    ['a label', `<div><div><span>Python</span></div><pre>${SOURCE}</pre></div>`],
    [
      'tabs',
      `<div><ul role="tablist"><li role="tab">Python</li><li role="tab">Go</li></ul><div role="tabpanel"><pre>${SOURCE}</pre></div></div>`,
    ],
  ])('does not include %s in the code', async (_title, html) => {
    const { snapshot } = await snapshotPage(`<p>${'Prose. '.repeat(40)}</p>${html}<p>${'Prose. '.repeat(40)}</p>`);
    expect(snapshot.nodes.size).toBeGreaterThan(0);
    expect((await codeIn(html)).map(({ text }) => text)).toEqual([SOURCE]);
  });

  it.each([
    ['a class', '<pre><code class="language-python">x</code></pre>', 'python'],
    [
      'a class of the wrapper',
      '<div class="language-python highlighter-rouge"><div class="highlight"><pre>x</pre></div></div>',
      'python',
    ],
    ['GitHub', '<div class="highlight highlight-source-python"><pre>x</pre></div>', 'python'],
    ['Sphinx', '<div class="highlight-python notranslate"><div class="highlight"><pre>x</pre></div></div>', 'python'],
    ['Pandoc', '<pre class="sourceCode python"><code class="sourceCode python">x</code></pre>', 'python'],
    ['SyntaxHighlighter', '<pre class="brush: python; gutter: false">x</pre>', 'python'],
    ['highlight.js', '<pre><code class="hljs python">x</code></pre>', 'python'],
    ['Hexo', '<figure class="highlight python"><table><tr><td><pre>x</pre></td></tr></table></figure>', 'python'],
    ['an attribute', '<pre data-enlighter-language="python">x</pre>', 'python'],
    ['a class without a prefix', '<pre><code class="python">x</code></pre>', 'python'],
    ['a class of the <pre> (Tistory)', '<pre class="python" data-ke-language="python"><code>x</code></pre>', 'python'],
    ['a label', '<div><div><span>Python</span></div><pre>x</pre></div>', 'python'],
    ['nothing', '<body class="lang-en" data-language="de"><pre class="highlight-theme language-none">x</pre>', ''],
    ['a class of a box, or one that is no language', '<div class="python"><pre class="text code go">x</pre></div>', ''],
    ['a class for no language', '<pre class="nohighlight"><code class="none">x</code></pre>', ''],
  ])('finds the programming language that is declared by %s', async (_title, html, language) => {
    expect((await codeIn(html)).map((code) => code.language)).toEqual([language]);
  });
});

describe('a block of code', () => {
  it('keeps a block of code whole if an algorithm chose only some of its lines', async () => {
    const html = `<p>Prose.</p><pre>${LINES.map((line) => `<span>${line}</span>`).join('\n')}</pre><p>Prose.</p>`;
    expect(await codeIn(html, (text) => !text.includes('return'))).toEqual([{ text: SOURCE, language: '' }]);
  });

  it("cuts code at the end of the user's selection, but not where an algorithm dropped lines", async () => {
    const html = `<p>Prose.</p><pre>${LINES.map((line) => `<span>${line}</span>`).join('\n')}</pre>`;
    const isKept = (text: string) => !/return/.test(text);
    expect(await codeIn(html, isKept, true)).toEqual([{ text: 'def f(x):\n    if x:', language: '' }]);
    expect(await codeIn(html, isKept)).toEqual([{ text: SOURCE, language: '' }]);
  });

  it('drops a block of code if the algorithm kept nothing of it', async () => {
    expect(await codeIn(`<p>Prose.</p><pre>${SOURCE}</pre>`, (text) => text === 'Prose.')).toEqual([]);
  });

  it('does not join two code blocks that follow each other', async () => {
    expect(await codeIn('<pre>a\nb</pre><pre>c\nd</pre>')).toHaveLength(2);
  });
});

describe('code in editors', () => {
  it("sorts an editor's lines by their position on the screen (Monaco)", async () => {
    const order = [2, 0, 4, 1, 3];
    const lines = order.map(
      (index) =>
        `<div class="view-line" style="position:absolute;top:${index * 20}px;height:20px"><span>${(LINES[index] ?? '').replaceAll(' ', '&nbsp;')}</span></div>`,
    );
    const numbers = order.map(
      (index) => `<div class="line-numbers" style="position:absolute;top:${index * 20}px">${index + 1}</div>`,
    );
    const html = `<div class="monaco-editor" data-mode-id="python" style="position:relative;height:200px"><div class="margin">${numbers.join('')}</div>
      <textarea>x</textarea><div class="view-lines" style="position:relative;font-family:monospace">${lines.join('')}</div></div>`;
    expect(await codeIn(html)).toEqual([{ text: SOURCE, language: 'python' }]);
  });

  it("joins an editor's lines into one block, even if each is a <pre> (CodeMirror 5)", async () => {
    const lines = LINES.map(
      (line, index) =>
        `<div style="position:relative"><div class="CodeMirror-gutter-wrapper"><div class="CodeMirror-linenumber" style="position:absolute">${index + 1}</div></div><pre class="CodeMirror-line"><span>${line || '\u200b'}</span></pre></div>`,
    );
    expect(await codeIn(`<div class="CodeMirror"><div class="CodeMirror-code">${lines.join('')}</div></div>`)).toEqual([
      { text: SOURCE, language: '' },
    ]);
  });

  it("drops the line numbers beside an editor's lines (CodeMirror 6)", async () => {
    const html = `<div class="cm-editor" style="font-family:monospace"><div class="cm-scroller" style="display:flex">
      <div class="cm-gutters">${LINES.map((_line, index) => `<div class="cm-gutterElement">${index + 1}</div>`).join('')}</div>
      <div class="cm-content" data-language="python" style="white-space:pre">${LINES.map((line) => `<div class="cm-line">${line || '<br>'}</div>`).join('')}</div></div></div>`;
    expect(await codeIn(html)).toEqual([{ text: SOURCE, language: 'python' }]);
  });
});
