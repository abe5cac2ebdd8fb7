import { expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

const TEASER = 'Brücke bleibt gesperrt';
const head = (text: string, href = '/2025/other') => `<h4><a href="${href}">${text}</a></h4>`;
const told = (between: string) =>
  page(`<article><h1>Storm keeps the ferry in port</h1>${prose(4)}${between}${prose(4)}</article>`);
const list = (href?: string) =>
  `<ul><li>${head(TEASER, href)}</li><li>${head('Salzlager wird verkauft', href)}</li></ul>`;
const cards = `<div><div>${head(TEASER)}</div><div>${head('Salzlager wird verkauft')}</div></div>`;

it('drops lists and cards of linked headings as related links, even without a label', () => {
  expect(rolesOf(told(list()))[TEASER]).toBe('related');
  expect(rolesOf(told(cards))[TEASER]).toBe('related');
  const single = `<div>${head('Fischer zählen ihre Netze')}</div>`;
  expect(rolesOf(told(`${single}${prose(2)}${list()}`))[TEASER]).toBe('related');
});

it('drops a label such as "Further reading" above related links, but keeps any other line there', () => {
  const label = (text: string) => rolesOf(told(`<div><p>${text}</p>${list()}</div>`))[text];
  expect(label('Further reading')).toBe('related');
  expect(label('The seven years')).toBe('body');
});

it('keeps a list of links below a line that ends with a colon', () => {
  expect(rolesOf(told(`<p>These are worth a look:</p>${list()}`))[TEASER]).toBe('body');
});

it('keeps linked headings that are alone, have text below them, or lead to a place on the page', () => {
  const entries = [TEASER, 'Salzlager wird verkauft'].map((text) => `<div>${head(text)}${prose(1)}</div>`).join('');
  expect(rolesOf(told(entries))[TEASER]).toBe('body');
  expect(rolesOf(told(list('#bridge')))[TEASER]).toBe('body');
  expect(rolesOf(told(`<div>${head(TEASER)}</div>`))[TEASER]).toBe('body');
});

it('keeps linked headings on a page that is a list', () => {
  expect(rolesOf(told(list()), 'listing')[TEASER]).toBe('body');
});

const latest = Array.from(
  { length: 8 },
  (_, index) => `<li><a href="/2025/${index}">Headline of the day, number ${index}</a></li>`,
).join('');
const FIRST = 'Headline of the day, number 0';
const post = (date: string, text = prose(4)) =>
  page(`<div><h1>Storm keeps the ferry in port</h1><p>${date}</p>${text}</div><ul>${latest}</ul>`);

it('drops a list of links below a dated text, even if the page looks like a list', () => {
  expect(rolesOf(post('12 May 2014'), 'listing')[FIRST]).toBe('related');
});

it('keeps a list of links below a text that has no date or is much shorter than the list', () => {
  expect(rolesOf(post('Harbours of the north'), 'listing')[FIRST]).toBe('body');
  expect(
    rolesOf(post('12 May 2014', '<p>Ferries, of which a list is kept here by those who wait for one.</p>'), 'listing')[
      FIRST
    ],
  ).toBe('body');
});

it('drops a ticker (lines with a time and a link) below a text, even if the time is not in the link or the text has no date', () => {
  const ticker = (href: string) =>
    [14, 13, 12, 11, 10, 9]
      .map(
        (hour) => `<li><span>${hour}:05</span> <a href="${href}${hour}">Headline of the day, number ${hour}</a></li>`,
      )
      .join('');
  const roleOf = (date: string, href: string) =>
    rolesOf(page(`<h1>Storm keeps the ferry in port</h1><p>${date}</p>${prose(9)}<ul>${ticker(href)}</ul>`))[
      '9:05Headline of the day, numbe'
    ];
  expect(roleOf('', '/2025/')).toBe('related');
  expect(roleOf('12 May 2014', '/2025/')).toBe('related');
  const rising = [9, 10, 11, 12, 13, 14].map(
    (hour) => `<li>${hour}:05 <a href="/talks/${hour}">Talk about the ferry, part ${hour}</a></li>`,
  );
  const programme = rolesOf(page(`<h1>Storm keeps the ferry in port</h1>${prose(9)}<ul>${rising.join('')}</ul>`));
  expect(programme['9:05 Talk about the ferry, par'] ?? programme['9:05Talk about the ferry, part']).toBe('body');
  const live = [9, 10, 11, 12, 13].map((hour) => `<li>${hour}:05 The ferry is still in port.</li>`).join('');
  const blog = rolesOf(page(`<h1>Storm keeps the ferry in port</h1>${prose(9)}<ul>${live}</ul>`));
  expect(blog['9:05 The ferry is still in por']).toBe('body');
});
