import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { buildTree, following, type TreeElement } from '../element-tree.ts';
import { type DivToParaOptions, divToPara } from './div-to-para.ts';

const GOOSE: DivToParaOptions = { followingLinks: 'one', emptied: false };

function rebuilt(html: string, options = GOOSE, names = ['div']): string {
  const tree = buildTree(snapshotOfHtml(`<body>${html}</body>`), 'source');
  for (const name of names) divToPara(tree, name, options);
  let body: TreeElement | null = null;
  for (let node = following(tree, tree); node; node = following(node, tree)) {
    if (node.kind === 'element' && node.name === 'body') body = node;
  }
  return body ? contentOf(body) : '';
}

function contentOf(element: TreeElement): string {
  let markup = '';
  for (let node = element.first; node; node = node.next) {
    if (node.kind === 'text') markup += `${node.spaced ? '_' : ''}${node.text}`;
    else markup += `<${node.name}>${contentOf(node)}</${node.name}>`;
  }
  return markup;
}

describe('example 5 of docs/specs/goose.md', () => {
  it('copies text after a child element into a new paragraph without removing the old text', () => {
    expect(rebuilt('<div>aaa <p>bbb</p> ccc tail <p>ddd</p>eee</div>')).toBe(
      '<div><p>aaa</p><p>bbb</p> ccc tail <p>ccc tail</p><p>ddd</p>eee<p>eee</p></div>',
    );
  });

  it('wraps a link and the text after it in a span, and leaves an empty link in the old place', () => {
    expect(rebuilt('<div><a>first</a> then text<ul></ul></div>')).toBe(
      '<div>_ then text<a></a><ul></ul><span><a>first</a> then text</span></div>',
    );
  });
});

describe('links', () => {
  it('moves all links directly before a text, and one link after it, into the paragraph of the text', () => {
    expect(rebuilt('<div><a>1</a><a>2</a>text<a>3</a><a>4</a></div>')).toBe(
      '<div>_text<a></a><a></a><a></a><a>4</a><span><a>2</a>  <a>1</a> text <a>3</a> </span></div>',
    );
  });

  it('moves a text and all links after it into a paragraph and deletes text after the div, as Newspaper3k does', () => {
    expect(rebuilt('<div><a>1</a>text<a>3</a><a>4</a></div>tail', { followingLinks: 'all', emptied: true })).toBe(
      '<div><a></a><a></a><a></a><span><a>1</a> text <a>3</a>  <a>4</a> </span></div>',
    );
  });

  it('moves only the nearest link before a text if white space separates it from the other links', () => {
    expect(rebuilt('<div><a>1</a> <a>2</a> text</div>')).toBe('<div><a>1</a> <a></a><span><a>2</a> text</span></div>');
  });

  it('moves a link and the text after it into a paragraph; keeps the old text if an element precedes the link', () => {
    expect(rebuilt('<div>some<a>1</a> more</div>')).toBe('<div><a></a><p>some <a>1</a> more</p></div>');
    expect(rebuilt('<div><img><a>1</a> more</div>')).toBe(
      '<div><img></img>_ more<a></a><span><a>1</a> more</span></div>',
    );
  });

  it('wraps a text and the link before it in a div instead of a span if the link contains a block', () => {
    expect(rebuilt('<div><a><h2>1</h2><div>a <p>b</p></div></a> text</div>')).toBe(
      '<div>_ text<a></a><div><a><h2>1</h2><div>a <p>b</p></div></a> text</div></div>',
    );
  });
});

it('drops a single character before the first child element, and joins the texts around inline elements', () => {
  expect(rebuilt('<div>x<ul></ul>one<b>two</b> three </div>')).toBe(
    '<div><ul></ul>one<b>two</b> three <p>onethree</p></div>',
  );
});

it('turns elements with one of the given tags into paragraphs if they contain no block elements', () => {
  expect(rebuilt('<div><div>a <span>b</span></div></div>', GOOSE, ['div', 'span'])).toBe(
    '<div><p>a <p>b</p></p></div>',
  );
});
