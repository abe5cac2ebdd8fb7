import { describe, expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../../test/roles-of.ts';

it('keeps the notes that the text refers to, where the model has left them out', () => {
  const notes =
    '<ol><li id="fn1"><p>A gift of the pilots.</p></li><li id="fn2"><p>Nobody asked for this.</p></li></ol>';
  const roles = rolesOf(
    page(`<p>The ferry had a clock<sup><a href="#fn1">1</a></sup>.</p>${prose()}${notes}`),
    'article',
    'ferry',
  );
  expect(roles).toMatchObject({ 'A gift of the pilots.': 'body', 'Nobody asked for this.': 'other' });
});

describe('what a link in the text leads to is no note', () => {
  /** Roles on a page whose model has kept what speaks of the ferry, and a link. */
  const told = (link: string, rest: string) =>
    rolesOf(page(`<p>The ferry is told of ${link}.</p>${prose()}${rest}`), 'article', 'ferry');

  it('when its words are words: "here", a name in a list of contents', () => {
    for (const name of ['here', 'Ring', 'Top'])
      expect(told(`<a href="#part">${name}</a>`, '<div id="part"><p>Call 555.</p></div>')['Call 555.']).toBe('other');
  });

  it('when it holds the link: the page, the section of a heading with an anchor', () => {
    const roles = rolesOf(
      page(`<div id="top"><p>Log in</p><p>The ferry<a href="#top">^</a></p>${prose()}</div>`),
      'article',
      'ferry',
    );
    expect(roles['Log in']).toBe('other');
  });

  it('when it is a part of its own, with a heading or longer than notes are', () => {
    const index = '<a href="#a">A</a>';
    expect(told(index, '<div id="a"><h2>Letter A</h2><p>Alder, ash.</p></div>')['Alder, ash.']).toBe('other');
    const long = Array.from({ length: 20 }, (_, line) => `<p>Line ${line} of many that nobody reads now.</p>`).join('');
    expect(told('<a href="#l">1</a>', `<div id="l">${long}</div>`)['Line 3 of many that nobody rea']).toBe('other');
  });
});

it('notes have marks of many kinds', () => {
  for (const mark of ['1', '[12]', '*', '†', '¹', 'a', '[a]', 'iv', '注1', '[n 2]']) {
    const html = `<p>The ferry had a clock<a href="#n">${mark}</a>.</p>${prose()}<div id="n">A gift of the pilots.</div>`;
    expect(rolesOf(page(html), 'article', 'ferry')['A gift of the pilots.'], mark).toBe('body');
  }
});
