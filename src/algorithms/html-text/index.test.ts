import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { createPage } from '../../page/page.ts';
import htmlText from './index.ts';

const documents = { create: () => null };

const run = runnerOf(htmlText);

describe('text of the source (examples of docs/specs/html-text.md)', () => {
  const cases: [html: string, text: string][] = [
    ['<h1>Hello</h1> world!', 'Hello\n\nworld!'],
    ['<p>One <b>two</b>three</p><p>four</p>', 'One two three\n\nfour'],
    ['a<span>b</span>, (<i>c</i>) <b>d</b> !', 'a b, (c) d!'],
    ['<div>x<br>y</div>z', 'x\ny\nz'],
    ['<p>See <a href="#">this</a>.</p><ul><li>one</li><li>two</li></ul>end', 'See this.\n\none\ntwo\n\nend'],
    ['<title>T</title><body><div><div><p>deep</p></div></div>tail', 'T\n\ndeep\n\ntail'],
    ['<p>a <b>b</b> , c</p>', 'a b, c'],
    ['Mac<b>books</b>', 'Mac books'],
    // noscript has no text: where scripts run, its content is raw markup
    ['<p>foo <noscript>no js text</noscript> bar<script>var x</script>baz</p>', 'foo barbaz'],
  ];
  it.each(cases)('prints the text of the page %s', (html, text) => {
    expect(run(html, 'source').text).toBe(text);
  });

  it('joins texts without a space if only comments or styles are between them', () => {
    const body = h('body', ['ba', 'r', { type: 'comment', value: 'x' }, h('style', '.a{}'), 'baz', h('i', 'q')]);
    const snapshot = buildSnapshot(h('html', [body]));
    expect(htmlText.run(createPage(snapshot), { population: 'source', documents }).text).toBe('barbaz q');
  });
});

describe('text of the rendered page', () => {
  const cases: [name: string, html: string, text: string][] = [
    ['no title', '<title>T</title><p>a</p>', 'a'],
    ['no space inside a word', '<p>Mac<b>books</b></p>', 'Macbooks'],
    [
      'lines by the computed display, not by the tags',
      '<p><span style="display:block">a</span>b</p><div style="display:inline">c</div>d',
      'a\nb\n\ncd',
    ],
    ['no hidden text', '<p>a<span hidden> b</span><span style="visibility:hidden"> c</span> d</p>', 'a d'],
    ['no line break at hidden boxes', 'a<div hidden>x</div>b', 'ab'],
    ['the white space of code', '<pre>if x:\n    y\n\n\nz</pre>after', 'if x:\n    y\n\n\nz\n\nafter'],
    ['line breaks of the source if the style keeps them', '<p style="white-space:pre-line">a  b \n c</p>', 'a b\nc'],
    [
      'tabs between table cells',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      'a\tb\nc\td',
    ],
    ['an empty line for two line breaks', 'a<br>b<br><br>c<br>', 'a\nb\n\nc'],
    [
      'no values of form fields',
      '<form>a<textarea>t</textarea><select><option>o</select><button>go</button></form>',
      'a go',
    ],
  ];
  it.each(cases)('prints the rendered page as a person sees it: %s', (_, html, text) => {
    expect(run(html, 'rendered').text).toBe(text);
  });

  it('selects the text nodes whose text it prints', () => {
    const snapshot = snapshotOfHtml('<p>one <b> </b><i>two</i><s hidden>three</s></p>');
    const { marks } = htmlText.run(createPage(snapshot), { population: 'rendered', documents });
    expect(marks.map(({ node, role }) => [snapshot.nodes.text[node], role])).toEqual([
      ['one ', 'body'],
      ['two', 'body'],
    ]);
  });

  it('lists every visible text node in the trace, whether printed or not', () => {
    const { trace } = run('<p>a</p><i hidden>b</i><textarea>c</textarea><p>d', 'rendered');
    expect(trace.map(({ kept, reason }) => [kept, reason])).toEqual([
      [true, 'there is something to read in it'],
      [false, 'the value or the choices of a form field'],
      [true, 'there is something to read in it'],
    ]);
  });

  it('reports the reason if it finds no text', () => {
    expect(run('<title>T</title>', 'rendered')).toMatchObject({ text: '', marks: [], empty: 'no-text' });
  });
});
