import { describe, expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';
import type { BlockRole } from './state.ts';

/** Returns the role of a line above or below a text; 'body' if one of its blocks has that role. */
function roleOf(line: string, place: 'first' | 'last' = 'last'): BlockRole | undefined {
  const text = prose(5) + prose(4) + prose(6);
  const roles = rolesOf(page(place === 'last' ? text + line : line + text));
  const own = Object.entries(roles).filter(([block]) => !block.startsWith('The ferry stayed'));
  return own.find(([, role]) => role === 'body')?.[1] ?? own[0]?.[1];
}

const LONG = 'The harbour office writes of storms, of ferries and of those who wait for them, every week since 1998; ';

describe('lines about the site at the end of a text', () => {
  it.each([
    ['a long call', `<p>${LONG}<a href="/newsletter">have its letter sent to you</a>.</p>`],
    [
      'a line that is a link',
      `<div><a href="/subscribe/">${LONG}read all of it for a year at half the price</a></div>`,
    ],
    [
      'an emphasised call',
      `<p><em>${LONG}<a href="https://example.org/user/subscribe">become one of them</a>.</em></p>`,
    ],
    [
      'a call in a list',
      `<ul><li>Stay with us on the water: <a href="/email-newsletter-signup">our letter</a></li></ul>`,
    ],
    [
      'a call in small print',
      `<small>We live from what readers give. <a href="/donate?from=article">Give what you can</a></small>`,
    ],
    [
      'a call with a link to a social network',
      `<p>If you liked this, <a href="/about/subscribe/">stay</a>, or meet us on <a href="https://twitter.com/x">X</a>.</p>`,
    ],
    ['a call in German', `<p>${LONG}<a href="/service/newsletter-bestellen">hier geht es zum Bezug</a></p>`],
    [
      'a call in French',
      `<div>Pour ne rien manquer de la mer, <a href="/abonnements">rejoignez-nous dès à présent</a>.</div>`,
    ],
    ['a call in Spanish', `<p><em>Si te gustó, no te pierdas lo que sigue: <a href="/suscripcion">aquí</a>.</em></p>`],
    [
      'a call in Polish',
      `<p>Jeśli chcesz wiedzieć więcej o promach, <a href="/wesprzyj-nas/">pomóż nam pisać dalej</a>.</p>`,
    ],
    ['a call in Japanese', `<p>海の話をもっと読みたい方は、<a href="/newsletter/">こちらからどうぞ</a>。</p>`],
    [
      'a call to a form in the page',
      `<p>What the harbour knows, every Friday: <a href="#newsletter-form">leave your address</a>.</p>`,
    ],
    [
      'a call to another host of the site',
      `<p>Read on board as well: <a href="https://shop.example.org/abo">six weeks for nothing</a>.</p>`,
    ],
    ['contact', `<p>Were you on board that night? <a href="/contact-us">Tell the editors what you saw</a>.</p>`],
    ['contact by mail', `<p>Write to Ida Lind at <a href="mailto:lind@example.org">lind@example.org</a></p>`],
    ['contact without a link', `<p><em>Ida Lind reads letters at lind@example.org.</em></p>`],
    [
      'categories and tags',
      `<p>This entry was posted on Monday, May 4th, 2026 in <a href="/category/boats">Boats</a>, <a href="/tag/sea">Sea</a>.</p>`,
    ],
    ['categories, by rel', `<div>Abgelegt unter <a href="/x/boote" rel="category tag">Boote</a></div>`],
    [
      'a link to a feed',
      `<p>You can follow what is said of this entry through the <a href="/2026/05/ferry/feed/">RSS 2.0</a> feed.</p>`,
    ],
    [
      'contact by two mail addresses',
      `<p>Write to Ida at <a href="mailto:lind@example.org">lind@example.org</a> and Jan at <a href="mailto:oak@press.example">oak@press.example</a></p>`,
    ],
    [
      'a link to a feed on another host',
      `<p>Take all entries with you as a <a href="https://feeds.feedburner.com/harbour">stream</a>.</p>`,
    ],
    ['contributors', '<p>Reporting by Ida Lind in Ghent; editing by Jan Oak</p>'],
    ['contributors, in a sentence', '<p><em>Jan Oak and Ida Lind contributed to this report.</em></p>'],
    ['contributors, German', '<p><small>Unter Mitarbeit von Jan Oak, Ulla Brandt</small></p>'],
    ['contributors, Russian', '<div>При участии Ивана Дуба</div>'],
    ['contributors, with links', '<p>Additional reporting by <a href="/authors/jan-oak">Jan Oak</a>.</p>'],
  ])('drops a last line about the site, such as a call to subscribe: %s', (_what, line) => {
    expect(roleOf(line)).not.toBe('body');
  });
});

describe('other lines at the end of a text', () => {
  it.each([
    ['a correction', '<p>Correction: An earlier version of this article gave the wrong name of the ferry.</p>'],
    ['a correction, dated', '<p><em>Correction, May 5: The ferry has two masts, and not three as we wrote.</em></p>'],
    [
      'a correction with a form',
      `<p>Correction: The ferry has two masts. <a href="/contact">Write to us</a> of others.</p>`,
    ],
    [
      'a long sentence that invites to write',
      `<p>Whoever has sailed on one of the ferries between the harbours, and would do so again, may <a href="/contact">tell us</a> of it.</p>`,
    ],
    [
      'a note',
      `<p><i>Editor’s note: The author sailed on the ferry for <a href="/newsletter">our letter</a> in 2019.</i></p>`,
    ],
    ['a note, German', '<p>Anmerkung der Redaktion: In einer früheren Fassung fehlte der Name der Fähre.</p>'],
    ['a note, French', '<small>Note de la rédaction : cet article a été modifié après la parole du capitaine.</small>'],
    ['a note, Spanish', '<li>Nota del editor: este texto se publicó antes de que el barco volviera al puerto.</li>'],
    ['a note, Japanese', '<p>編集部注： この記事は船長の話を受けて一部を書き改め、船の名前を直しました。</p>'],
    ['an update', '<div>Update: The ferry sails again since noon, says the harbour office.</div>'],
    ['an update, Dutch', '<p><strong>Update 14.30 uur:</strong> de veerboot vaart weer, zegt de haven.</p>'],
    ['a disclosure', '<p>Disclosure: The author owns shares of the company that runs the ferry.</p>'],
    ['a disclosure with a link', '<p>Disclosure: I own shares of the <a href="/ferry-line-shares">ferry line</a>.</p>'],
    ['a disclaimer', '<p>Disclaimer: None of this is advice on how to sail a ferry in a storm.</p>'],
    ['a disclaimer, alone on its line', '<p>Disclaimer:</p>'],
    ['a note of a change', '<p><em>This article was changed on May 5 to give the right name of the ferry.</em></p>'],
    [
      'a last sentence with a link',
      `<p>What the captain did that night is told in <a href="/2026/05/the-captains-book">his book</a>.</p>`,
    ],
    [
      'a title like a form',
      `<p>Few have read <a href="/2020/how-to-register-a-boat-in-two-days">how boats are named</a>.</p>`,
    ],
    [
      'a form of another site',
      `<p>Those who saw it may <a href="https://police.example/contact">tell the police of the port</a>.</p>`,
    ],
    [
      'a paragraph on a topic',
      `<p>Stay for more on the harbour, coming at you over the next month, as <a href="/tag/ferry">ferries</a> do.</p>`,
    ],
    ['a long invitation', `<p>${LONG.repeat(3)}and whoever asks may <a href="/contact">write to it</a>.</p>`],
    ['contacts of somebody else', '<p>Call the harbour office, or write to boats@port.example before noon.</p>'],
    ['a sentence with "by"', '<p>Stand by me, he said, and went.</p>'],
    ['the title of a book', '<p>“The Ferry” by Ida Lind, 300 pages, Oak Press</p>'],
  ])('keeps a last line that is not about the site: %s', (_what, line) => {
    expect(roleOf(line)).toBe('body');
  });
});

describe('lines at the beginning of a text', () => {
  it.each([
    [
      'a call to subscribe',
      `<p>New here? <a href="/about">See who we are</a>, or take <a href="/email-newsletter">the letter</a>.</p>`,
      'other',
    ],
    [
      'a line that says where the text is filed',
      `<p>Posted at 6:00 am under <a href="/category/boats">Boats</a>, <a href="/tag/sea">Sea</a></p>`,
      'other',
    ],
    [
      'an invitation to write',
      `<p>For release on May 5. Press: Ida Lind, <a href="mailto:lind@port.org">lind@port.org</a></p>`,
      'body',
    ],
    ['an update', '<p>Update: The ferry sails again since noon, says the harbour office.</p>', 'body'],
    [
      'a correction',
      `<p><em>Correction: The ferry has two masts. <a href="/subscribe">Readers</a> told us so.</em></p>`,
      'body',
    ],
  ] as const)('drops a first line only if it is about the site: %s', (_what, line, role) => {
    expect(roleOf(line, 'first')).toBe(role);
  });
});

it('drops a link to the contact form at the end of a text, but not in the middle or on the page of a service', () => {
  const call = '<p>Whoever wants to sail <a href="/contact">asks the harbour</a>.</p>';
  const body = prose(5) + call + prose(5);
  expect(rolesOf(page(body))['Whoever wants to sail asks the']).toBe('body');
  expect(rolesOf(page(prose(9) + call), 'service')['Whoever wants to sail asks the']).toBe('body');
  expect(rolesOf(page(prose(9) + call))['Whoever wants to sail asks the']).toBe('other');
});
