import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { createPage } from '../../../page/page.ts';
import newspaper3k from './index.ts';

const RAIN = 'The rain that fell on the town was the most that had been seen for a long time.';
const RIVER = 'It was not until the end of the week that the river went back to its bed.';
const NOTE = '(This is a note that is in brackets and that is why it goes away.)';
const THING = 'This is the first thing that you should know about it';

function select(html: string) {
  const snapshot = snapshotOfHtml(html);
  const selection = newspaper3k.run(createPage(snapshot), { population: 'source', documents: { create: () => null } });
  return { ...selection, marked: selection.marks.map(({ node }) => snapshot.nodes.text[node]) };
}

function textOf(html: string): string {
  return select(html).text;
}

function reasonsOf(html: string, step: string): string[] {
  return select(html)
    .trace.filter((entry) => entry.step === step)
    .map(({ reason }) => reason);
}

describe('examples of docs/specs/newspaper.md', () => {
  it('keeps every short paragraph, and gives the best element 111 points (example 1 of docs/specs/newspaper.md)', () => {
    const page =
      '<body><div class="navbar"><a href="/">Home</a></div>' +
      `<div id="main"><p>${RAIN}</p><p>${RIVER}</p><ul><li>${THING}</li><li>Map</li></ul><p>Photo</p><p>${NOTE}</p></div>` +
      '<div class="update-box">Updated</div>';
    const { text, marked } = select(page);
    expect(text).toBe([RAIN, RIVER, THING, 'Map', 'Photo', NOTE].join('\n\n'));
    expect(marked).toEqual([RAIN, RIVER, THING, 'Map', 'Photo', NOTE]);
    expect(reasonsOf(page, 'best-node')).toEqual(['score 111, the highest']);
  });

  it('adds the paragraphs of the preceding sibling to the best element (example 3 of docs/specs/newspaper.md)', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((letter) => `${letter} ${RAIN}`);
    const html = `<div><p>${a}</p></div><div id="x"><p>${b}</p><p>${c}</p></div>`;
    expect(textOf(html)).toBe(`${a}\n\n${b}\n\n${c}`);
  });

  it('joins inline elements without a space, and begins a paragraph at each br (example 4 of docs/specs/newspaper.md)', () => {
    const html =
      '<article><p>This is the <u>underlined</u> and the <i>italic</i> text that we have<br>and this is the next line of it all.</p></article>';
    expect(textOf(html)).toBe(
      'This is the underlined and the italic text that we have\n\nand this is the next line of it all.',
    );
  });

  it('ignores words with punctuation when it computes the share of linked words (example 5 of docs/specs/newspaper.md)', () => {
    const link = '<a>our full guide</a>';
    expect(textOf(`<div><p>${RAIN}</p><h2>Read this: ${link}</h2></div>`)).toContain('our full guide');
    expect(textOf(`<div><p>${RAIN}</p><h2>Read this: ${link} ${link}</h2></div>`)).toBe(RAIN);
  });
});

describe('links', () => {
  const withLast = (html: string): string => `<div><p>${RAIN}</p><h2>${html}</h2></div>`;

  it('drops an element with a link if no word in the element is alphanumeric', () => {
    expect(textOf(withLast('… – <a>…</a>'))).toBe(RAIN);
  });

  it('keeps an element whose links have no text', () => {
    expect(textOf(withLast('kept<a><img></a><a><img></a>'))).toBe(`${RAIN}\n\nkept`);
  });
});

describe('names', () => {
  const around = (html: string): string => `<div>${html}</div>`;

  it.each([
    ['an article element', '<article>'],
    ['an element with the id "article"', '<p id="article">'],
    ['an element with the itemprop "articleBody"', '<p itemprop="articleBody">'],
  ])('keeps an element with a bad class and name ("comment") around %s', (_what, tag) => {
    expect(textOf(around(`<section class="comment" name="comment">${tag}${RAIN}`))).toBe(RAIN);
  });

  it('drops an element with a bad class ("comment") even if an itemprop inside is "articleBody" plus a word', () => {
    expect(select(around(`<section class="comment"><p itemprop="articleBody x">${RAIN}`)).empty).toBe('no-candidate');
    expect(select(around(`<section class="morelinks"><p>${RAIN}`)).empty).toBe('no-candidate');
    expect(textOf(around(`<section class="disclaimer"><p>${RAIN}`))).toBe(RAIN);
  });

  it('drops an element with the class of a social media widget even if it contains an article', () => {
    expect(select(around(`<section class="xfacebook"><article><p>${RAIN}`)).empty).toBe('no-candidate');
  });
});

describe('the best element', () => {
  it('chooses the parent or the grandparent of the paragraphs as the best element', () => {
    const html = `<div id="a"><div id="b"><div id="c"><p>${RAIN}</p></div><div><p>${RAIN}</p></div></div></div>`;
    // each paragraph gives 12 points to its parent and 6 to its grandparent; here, three divs reach 12 points each, and
    // the first one wins
    expect(reasonsOf(html, 'best-node')).toEqual(['score 12, the highest']);
    expect(
      reasonsOf(html.replace('</div></div></div>', `</div><div><p>${RAIN}</p></div></div></div>`), 'best-node'),
    ).toEqual(['score 18, the highest']);
  });

  it('turns text directly in a section into a paragraph', () => {
    expect(textOf(`<section>${RAIN}<div>${RIVER}</div></section>`)).toBe(`${RAIN}\n\n${RIVER}`);
  });
});

describe('the text', () => {
  const around = (html: string): string => `<div><p>${RAIN}</p>${html}<p>${RIVER}</p></div>`;

  it('prints the text after a child element of a list item twice, as the original program does', () => {
    const { text, marked } = select(around('<ul><li>one <u>two</u> three</li><li>four <u>five</u> six</li></ul>'));
    expect(text).toBe(`${RAIN}\n\none two three\n\nthree four five six\n\n${RIVER}`);
    expect(marked).toEqual([RAIN, 'one ', 'two', ' three', 'four ', 'five', ' six', RIVER]);
  });

  it('puts the items of a ul on separate lines, but not nested items or the items of an ol', () => {
    const html = '<ul><li>one<ul><li>two</li><li>three</li></ul></li><li>four</li><li>five</li></ul>';
    expect(textOf(around(html))).toBe(`${RAIN}\n\none two three\n\nfour\n\nfive\n\n${RIVER}`);
    expect(textOf(around('<ol><li>one</li><li>two</li></ol>'))).toBe(`${RAIN}\n\none two\n\n${RIVER}`);
  });

  it('prints an empty line for two line breaks in a row', () => {
    expect(textOf(around('<h2>a<br><br>b</h2>'))).toBe(`${RAIN}\n\na\n\n\n\nb\n\n${RIVER}`);
  });

  it('leaves out the last of at least three elements of the article if it has child elements', () => {
    const last = '<ul><li>last</li></ul>';
    expect(textOf(`<div><p>${RAIN}</p><p>${RIVER}</p>${last}</div>`)).toBe(`${RAIN}\n\n${RIVER}`);
    expect(textOf(`<div><p>${RAIN}</p>${last}</div>`)).toBe(`${RAIN}\n\nlast`);
  });

  it.each(['object', 'embed'])('drops an empty %s, and then the empty element around it', (tag) => {
    const last = '<ul><li>kept</li></ul>';
    expect(textOf(`<div><p>${RAIN}</p><h2><${tag}></${tag}></h2>${last}</div>`)).toContain('kept');
    expect(textOf(`<div><p>${RAIN}</p><h2>text</h2>${last}</div>`)).not.toContain('kept');
  });

  it('decodes character references that are escaped twice, such as "&amp;amp;"', () => {
    expect(textOf(around('<h2>R&amp;amp;B</h2>'))).toContain('R&B');
  });
});

describe('languages', () => {
  it('finds stop words in languages without spaces', () => {
    const sentence = '我们的生活水平也在不断提高,这是因为他们都很努力。';
    expect(textOf(`<html lang="zh"><body><div><p>${sentence}</p></div>`)).toBe(sentence);
  });

  it('reports that a page is read as English if its language has no list of stop words', () => {
    expect(reasonsOf(`<html lang="xx"><body><p>${RAIN}</p>`, 'language')).toEqual([
      'there is no list of stop words for "xx": read as "en"',
    ]);
  });

  it('reports the reason if it finds no article', () => {
    expect(select('<p>Photo').empty).toBe('no-candidate');
    expect(select('').empty).toBe('no-text');
  });
});
