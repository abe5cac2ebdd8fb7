import { describe, expect, it } from 'vitest';
import { page, prose, rolesOf, SENTENCE } from '../../../test/roles-of.ts';
import { purposeBit } from '../../page/blocks/phrases.ts';
import type { RoleState } from './state.ts';
import { takeRelatedSections } from './tail.ts';

it('leaves out labels such as "Advertisement", "Tags: …" and "4 comments"', () => {
  const labels = '<p>Advertisement</p><p>Tags: <a href="/f">Ferries</a> <a href="/s">Storms</a></p><p>4 comments</p>';
  const roles = rolesOf(page(`${prose()}${labels}<p>Werbung</p>${prose()}`));
  for (const label of ['Advertisement', 'Tags: FerriesStorms', '4 comments', 'Werbung'])
    expect(roles[label]).toBe('other');
});

it.each([
  ['Mainokset', 'other'],
  ['مجهول الاسم', 'body'],
  ['বিজ্ঞাপন', 'other'],
  ['12 Kommenttia', 'other'],
  ['5 মন্তব্য', 'other'],
] as const)('tells labels from text in languages that the model was not trained on: %s (%s)', (label, role) => {
  expect(rolesOf(page(`${prose()}<p>${label}</p>${prose()}`))[label]).toBe(role);
});

it.each([
  'Top News Headlines',
  'Latest headlines',
  'Lue myös',
  'Aiheesta lisää',
  'আরও পড়ুন',
  'Mest läst',
  'あわせて読みたい',
  'अधिक खबरें',
  '相关阅读',
])('leaves out a heading above related links, in many languages: %s', (heading) => {
  const roles = rolesOf(page(`${prose()}<h2>${heading}</h2><p><a href="/x">Ferries</a></p>`));
  expect(roles[heading]).toBe('related');
});

it('leaves out a labelled advertisement, but not a sentence about advertising', () => {
  const sells = '<p>ADVERTISEMENT — Waterproof boots, half price until Sunday. <a href="/boots">Buy now!</a></p>';
  const roles = rolesOf(page(`${prose()}${sells}<p>Advertising had changed the town.</p>${prose()}`));
  expect(roles['ADVERTISEMENT — Waterproof boo']).toBe('other');
  expect(roles['Advertising had changed the to']).toBe('body');
});

describe('a related link', () => {
  it('drops a linked line that announces a related page ("Read more: …")', () => {
    const roles = rolesOf(page(`${prose()}<p><a href="/x">Read more: How ferries float</a></p>${prose()}`));
    expect(roles['Read more: How ferries float']).toBe('related');
  });

  it('keeps a sentence with a link to a related page', () => {
    const roles = rolesOf(
      page(
        `${prose()}<p>The related report, <a href="/x">published here</a>, names the captain and the crew.</p>${prose()}`,
      ),
    );
    expect(roles['The related report, published ']).toBe('body');
  });

  it('drops a related link and the heading above it', () => {
    const roles = rolesOf(page(`${prose()}<h2>Verwandte Artikel</h2><p><a href="/x">Mehr zum Thema: Fähren</a></p>`));
    expect(roles['Verwandte Artikel']).toBe('related');
  });
});

it("ends a list of related links at the next section, even if the section's heading is a link", () => {
  const list = '<h4>More on ferries</h4><ul><li><a href="/x">How ferries float</a></li></ul>';
  const roles = rolesOf(page(`${prose()}${list}<h2><a href="/y">The harbour</a></h2>${prose()}`));
  expect(roles).toMatchObject({ 'More on ferries': 'related', 'How ferries float': 'related', 'The harbour': 'body' });
});

it('keeps text in long headings, but drops a short heading at the end', () => {
  const roles = rolesOf(page(`<h4>${SENTENCE.repeat(2)}</h4><h4>In the morning ${SENTENCE}</h4><h4>The end</h4>`));
  expect(roles['In the morning The ferry staye']).toBe('body');
  expect(roles['The end']).toBe('other');
});

it('keeps lines with other words beside a word such as "labels" or "credit": "Read nutrition labels"', () => {
  const links = ['Historia del arte', 'Piattaforme digitali del territorio', 'LinkedIn Learning']
    .map((text) => `<li><a href="/x">${text}</a></li>`)
    .join('');
  const names = '<ul><li>Digital Advertising</li></ul><p><a href="/n">Read nutrition labels.</a></p>';
  const credit = '<p>Carbon credit and emission trading systems</p>';
  const roles = rolesOf(page(`${prose()}<ul>${links}</ul>${names}${credit}${prose()}`));
  for (const text of [
    'Historia del arte',
    'Piattaforme digitali del terri',
    'LinkedIn Learning',
    'Digital Advertising',
  ])
    expect(roles[text]).toBe('body');
  expect(roles['Read nutrition labels.']).toBe('body');
  expect(roles['Carbon credit and emission tra']).toBe('body');
});

it('keeps the last heading of a list whose entries are headings', () => {
  const entries = page(`${prose()}<h3>Boat to the lighthouse</h3><h3>Boat to the sandbanks</h3>`);
  expect(rolesOf(entries)['Boat to the sandbanks']).toBe('other');
  expect(rolesOf(entries, 'listing')['Boat to the sandbanks']).toBe('body');
});

it('leaves out a box about the author, unless the model is sure that it is text', () => {
  const note = '<div class="author-box"><p>Ada Poe has sailed for the harbour office since 1998.</p></div>';
  const told = page(`<article>${prose(9)}${prose(9)}</article>${note}`);
  expect(rolesOf(told, 'article', '', 0.5)['Ada Poe has sailed for the har']).toBe('other');
  expect(rolesOf(told, 'article', '', 0.9)['Ada Poe has sailed for the har']).toBe('body');
});

it('leaves out a note after the article that begins with the name of the author', () => {
  const note = 'Ada van Poe has sailed for the harbour office since 1998.';
  const told = (byline: string) =>
    page(`<h1>Storm keeps the ferry in port</h1><p>${byline}</p>${prose(9)}${prose(9)}<p>${note}</p>`);
  const roleOf = (byline: string) => rolesOf(told(byline))[note.slice(0, 30)];
  expect(roleOf('By Ada van Poe')).toBe('other');
  expect(roleOf('By Tom Hill')).toBe('body');
});

it("keeps a paragraph about a person whose name only begins with the author's name", () => {
  const told = (last: string) =>
    page(`<h1>Storm keeps the ferry in port</h1><p>By Anna Berg</p>${prose(9)}${prose(9)}<p>${last}</p>`);
  expect(rolesOf(told('Anna Bergman, the oldest sailor, has won.'))['Anna Bergman, the oldest sailo']).toBe('body');
  expect(rolesOf(told('Anna Berg, a sailor, writes for us.'))['Anna Berg, a sailor, writes fo']).toBe('other');
});

it('leaves out a picture number ("Bild 1 von 3") and a linked headline in capitals', () => {
  const told = page(
    `${prose()}<figure><img src="a.jpg"><figcaption>Bild 1 von 3</figcaption></figure><p><a href="/x">COUNTY REFUSES TO PAY FOR WALL</a></p>${prose()}`,
  );
  expect(rolesOf(told)['Bild 1 von 3']).toBe('other');
  expect(rolesOf(told)['COUNTY REFUSES TO PAY FOR WALL']).toBe('related');
});

it('reads 400,000 headings such as "Related" in a time proportional to their number', () => {
  // If the time grew with the square of the number of headings, the test would take minutes and time out.
  const size = 400_000;
  const view = {
    page: { ancestorsOf: () => [], endOf: () => 0 },
    blocks: { element: new Int32Array(size), boundary: new Int32Array(size).fill(-1), begun: new Int32Array(size) },
    headingLevel: new Uint8Array(size).fill(2),
    purposes: new Int32Array(size).fill(purposeBit('related')),
    text: { words: new Float32Array(size).fill(1), linkWords: new Float32Array(size).fill(1) },
  };
  const roles = Array.from({ length: size }, () => 'body');
  const state = { view, roles, reasons: new Map() };
  takeRelatedSections(state as unknown as RoleState);
  expect(roles.every((role) => role === 'related')).toBe(true);
});

it.each(['Related posts:', 'Share this', 'Leave a reply', 'Verwandte Artikel'])(
  'leaves out a label at the end if nothing below it is kept: %s',
  (label) => {
    const html = page(`${prose()}<p>${label}</p><ul><li><a href="/x">Kids</a></li></ul>`);
    // The test's model keeps only lines with an "e".
    expect(rolesOf(html, 'article', 'e')[label]).not.toBe('body');
  },
);

it('leaves out a link with an arrow at the end of the text, but keeps it in the middle', () => {
  const line = '<p><a href="/columns">Weitere Kolumnen »</a></p>';
  expect(rolesOf(page(`${prose()}${line}`))['Weitere Kolumnen »']).toBe('other');
  expect(rolesOf(page(`${prose()}${line}${prose()}`))['Weitere Kolumnen »']).toBe('body');
  expect(rolesOf(page(`${prose()}<p>Sie sagte: »Nie«</p>`))['Sie sagte: »Nie«']).toBe('body');
});

it('keeps a short last line such as "The end."', () => {
  expect(rolesOf(page(`${prose()}<p>The end.</p>`))['The end.']).toBe('body');
});

it('leaves out links under a heading that calls them related, except in documentation', () => {
  const html = page(`${prose()}<h3>Related posts</h3><ul><li><a href="/x">How ferries float</a></li></ul>`);
  for (const kind of ['article', 'forum', 'listing', 'service', 'product'] as const)
    expect(rolesOf(html, kind)['How ferries float'], kind).toBe('related');
  expect(rolesOf(html, 'documentation')['How ferries float']).toBe('body');
  expect(rolesOf(html, { article: 0.5, documentation: 0.35 })['How ferries float']).toBe('body');
});
