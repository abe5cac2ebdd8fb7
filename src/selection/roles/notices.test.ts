import { describe, expect, test } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

const told = (box: string) =>
  page(`<article><h1>Storm keeps the ferry in port</h1>${prose()}${prose()}${box}${prose()}</article>`);
const roleIn = (box: string, text: string, kind: 'article' | 'service' | 'product' = 'article') =>
  rolesOf(told(box), kind)[text.slice(0, 30)];

describe('requests for consent', () => {
  test.each([
    'Your privacy settings prevent us from showing this content. To see it, change your cookie preferences.',
    'Aufgrund Ihrer Datenschutzeinstellungen wird dieser Inhalt nicht angezeigt.',
    'Pour afficher cette vidéo, vous devez accepter les cookies et traceurs publicitaires.',
    'Aby wyświetlić tę treść, musisz wyrazić zgodę na pliki cookie serwisu YouTube.',
    'このコンテンツを表示するには、プライバシー設定を変更してください。',
  ])('leaves out a request for consent: %s', (text) => {
    expect(roleIn(`<p>${text}</p>`, text)).toBe('other');
  });

  const box = `<div><h3>Empfohlener externer Inhalt</h3>
    <p>An dieser Stelle finden Sie einen externen Inhalt von YouTube, der den Artikel ergänzt und von der Redaktion empfohlen wird.</p>
    <p>Ich bin damit einverstanden, dass mir externe Inhalte angezeigt werden. Damit können personenbezogene Daten übermittelt werden.</p>
    <button>Externen Inhalt anzeigen</button></div>`;

  test('leaves out a request for consent with its heading and its other paragraphs', () => {
    for (const text of ['Empfohlener externer Inhalt', 'An dieser Stelle finden Sie ei', 'Externen Inhalt anzeigen'])
      expect(roleIn(box, text), text).toBe('other');
  });

  test('leaves out a short line about external content with a button, but not without one', () => {
    const line = '<p>Materiał z serwisu zewnętrznego jest zablokowany</p>';
    expect(roleIn(`<div>${line}<button>Pokaż</button></div>`, 'Materiał z serwisu zewnętrznego')).toBe('other');
    expect(roleIn(`<div>${line}</div>`, 'Materiał z serwisu zewnętrznego')).toBe('body');
  });

  test('keeps the paragraphs beside a request for consent', () => {
    const text = 'The mayor said on Monday that the new wall will be ready before the next winter, if the county pays.';
    expect(roleIn(`<div><p>${text}</p>${box}</div>`, text)).toBe('body');
  });

  test('keeps a sentence about consent on a service page, such as a page with terms of use', () => {
    const text = 'By using this content you accept the terms of the third party.';
    expect(roleIn(`<p>${text}</p>`, text, 'service')).toBe('body');
  });

  test.each([
    'The commission wants to know whether the network asked for consent before it showed external content.',
    'You accept the risk when you sail at night, the pilot said.',
  ])('does not treat this sentence as a request for consent: %s', (text) => {
    expect(roleIn(`<p>${text}</p>`, text)).toBe('body');
  });
});

describe('offers to subscribe', () => {
  const offer = (call: string, benefit: string) =>
    `<div><h3>${call}</h3><ul><li>${benefit}</li><li>Nothing else</li></ul></div>`;

  test.each([
    ['Already a subscriber? Sign in', 'Cancel at any time'],
    ['Weiterlesen mit Plus', 'Jederzeit kündbar'],
    ['Déjà abonné ?', 'Accès illimité à tout le site'],
    ['有料会員登録', 'すべての記事が読み放題'],
  ])('leaves out an offer to subscribe: %s', (call, benefit) => {
    const roles = rolesOf(told(offer(call, benefit)));
    expect([roles[call], roles[benefit], roles['Nothing else']]).toEqual(['other', 'other', 'other']);
  });

  test('keeps a subscription benefit without a call to subscribe, and a sentence about subscribers', () => {
    expect(roleIn(offer('What it costs', 'Cancel at any time'), 'Cancel at any time')).toBe('body');
    const text = 'Already a subscriber of two papers, he read of unlimited access for the first time.';
    expect(roleIn(`<p>${text}</p>`, text)).toBe('body');
  });

  test('keeps an offer to subscribe on the page of a shop', () => {
    expect(roleIn(offer('Subscribe now', 'Cancel at any time'), 'Subscribe now', 'product')).toBe('body');
  });
});

test('leaves out a poll, but not a form with only one choice', () => {
  const poll = (inputs: string) => `<div><h3>Should the county pay?</h3>${inputs}<button>Vote</button></div>`;
  const choice = '<label><input type="radio">Yes, all of it</label>';
  expect(roleIn(poll(choice + choice), 'Should the county pay?')).toBe('other');
  expect(roleIn(poll(choice), 'Should the county pay?')).toBe('body');
});

test('leaves out a newsletter form with its heading, but not a long paragraph beside it', () => {
  const box = '<div><h3>The morning briefing</h3><p>In your inbox at six.</p><form><input type="email"></form></div>';
  for (const text of ['The morning briefing', 'In your inbox at six.']) expect(roleIn(box, text)).toBe('other');
  const long =
    'The mayor said on Monday that the new wall will be ready before the next winter, if the county pays for all of it, and that nobody else in the town hall will.';
  expect(roleIn(`<div><p>${long}</p>${box}</div>`, long)).toBe('body');
});

describe('goods for sale', () => {
  const goods = '<div><p>The book about the river</p><p>Hardcover, $24.99</p><a href="/buy">Buy now</a></div>';

  test('leaves out a box that sells something', () => {
    expect(roleIn(goods, 'Hardcover, $24.99')).toBe('other');
  });

  test('keeps boxes that sell something if there are several, or on the page of a shop', () => {
    const other = '<div><p>The map of the coast</p><p>Folded, $9.99</p><a href="/buy/2">Buy now</a></div>';
    expect(roleIn(goods + other, 'Hardcover, $24.99')).toBe('body');
    expect(roleIn(goods, 'Hardcover, $24.99', 'product')).toBe('body');
  });
});

describe('appeals', () => {
  test.each([
    'Follow us on <a href="/x">Facebook</a> for the latest news.',
    'Folgen Sie unserem <a href="/w">WhatsApp-Kanal</a> und verpassen Sie nichts.',
    'Found a mistake? <a href="/m">Tell us</a>.',
    'Artikel anhören',
  ])('leaves out an appeal to readers: %s', (html) => {
    expect(roleIn(`<p>${html}</p>`, html.replaceAll(/<[^>]*>/g, ''))).toBe('other');
  });

  test('does not treat a long sentence without a link as an appeal to readers', () => {
    const text =
      'The council found a mistake in the accounts of the harbour, and it will take until spring before they are mended and shown to the public.';
    expect(roleIn(`<p>${text}</p>`, text)).toBe('body');
  });
});

describe('fields of forms', () => {
  const LABEL = 'Security question';
  const form = (field: string) => `<form><p><label>${LABEL}</label> ${field}</p></form>`;
  const withForm = (field: string, around = '') =>
    page(`<article><h1>Storm keeps the ferry in port</h1>${prose(6)}${around}${form(field)}</article>`);

  test('leaves out a form with a text field', () => {
    for (const field of ['<textarea></textarea>', '<input>', '<input type="email">'])
      expect(rolesOf(withForm(field))[LABEL], field).toBe('other');
  });

  test('keeps a form without a text field', () => {
    for (const field of ['<input type="hidden">', '<input type="checkbox">', ''])
      expect(rolesOf(withForm(field))[LABEL], field).toBe('body');
  });

  test('keeps a form around the whole page', () => {
    const whole = page(`<form><input name="q"><h1>Storm keeps the ferry in port</h1>${prose(6)}<p>${LABEL}</p></form>`);
    expect(rolesOf(whole)[LABEL]).toBe('body');
  });

  test('keeps a form on the page of a service, because the form may be the content of the page', () => {
    expect(rolesOf(withForm('<textarea></textarea>'), 'service')[LABEL]).toBe('body');
  });
});

describe('newsletters without a form', () => {
  test('leaves out a box that contains a heading about a newsletter and a link', () => {
    const box = '<div><h3>A newsletter for sailors</h3><p>One harbour a week.</p><a href="/n">Send it</a></div>';
    expect(roleIn(box, 'One harbour a week.')).toBe('other');
  });

  test('leaves out a box with a heading about a newsletter and a call to subscribe', () => {
    const box = '<div><h4>La newsletter del porto</h4><p>Iscriviti gratis ogni mattina.</p></div>';
    expect(roleIn(box, 'Iscriviti gratis ogni mattina.')).toBe('other');
  });

  test('keeps a section of the article about a newsletter', () => {
    const text = 'The harbour has sent it to its members since 1998, and nobody has ever counted them.';
    expect(roleIn(`<div><h3>The newsletter</h3><p>${text}</p></div>`, text)).toBe('body');
  });
});

test('leaves out a line about a newsletter with a button in its box, but not without one', () => {
  const text = 'Get The Daily, our flagship newsletter';
  const box = (button: string) =>
    `<div class="unit"><p>${text}: the best of the harbour, every day.</p>${button}</div>`;
  expect(roleIn(box('<button>Sign up</button>'), text)).toBe('other');
  expect(roleIn(box(''), text)).toBe('body');
});

test.each([
  'READ ALSO: <a href="/b">Gunmen abduct monarch and three others</a>',
  'The Harbour Briefing newsletter has all the news of the day. Sign up <a href="/n">here</a>.',
])('leaves out a line with a link to another article or to a newsletter: %s', (line) => {
  expect(roleIn(`<p>${line}</p>`, line.replace(/<[^>]*>/g, ''))).not.toBe('body');
});

test('leaves out a box whose class names a poll, but only if the box has buttons', () => {
  const poll = (answers: string) =>
    `<div class="vf-poll"><p>Should the ferry sail in a storm?</p>${answers}<p>5,000 votes so far</p></div>`;
  const text = 'Should the ferry sail in a storm?';
  expect(roleIn(poll('<button>Yes</button><button>No</button>'), text)).toBe('other');
  expect(roleIn(poll('<p>Most said no.</p>'), text)).toBe('body');
});

describe('adverts', () => {
  test.each([
    ['Advertisement', 'Cheap sails while stocks last'],
    ['Anzeige', 'Kreuzfahrten ab 799 Euro buchen'],
    ['Реклама', 'Кредит под низкий процент'],
    ['広告', '今だけ送料無料'],
  ])('leaves out the text of a box that begins with "%s"', (label, text) => {
    expect(roleIn(`<div><span>${label}</span><p>${text}</p></div>`, text)).toBe('other');
  });

  test('keeps a section with the heading "Advertisement", and a long text in a box that begins with this word', () => {
    const text = 'The harbour paid for them itself.';
    expect(roleIn(`<div><h3>Advertisement</h3><p>${text}</p></div>`, text)).toBe('body');
    const long = prose(4).replace(/<[/]?p>/g, '');
    expect(roleIn(`<div><span>Advertisement</span><p>${long}</p></div>`, long)).toBe('body');
  });

  test.each([
    'Article continues below advertisement',
    'Continua depois da publicidade',
    'Dalsza część artykułu pod materiałem wideo',
    'Haberin devamı',
    'Artikkelen fortsetter under annonsen',
    '広告の後に続きます',
  ])('leaves out a line that says that the article continues below an advert: %s', (line) => {
    expect(roleIn(`<div>${line}</div>`, line)).toBe('other');
  });

  test.each([
    'Advertisement: cheap sails while stocks last',
    'Anzeige | Kreuzfahrten ab 799 Euro',
    '広告：今だけ送料無料',
  ])('leaves out an advert in one line with its label: %s', (line) => {
    expect(roleIn(`<p>${line}</p>`, line)).toBe('other');
  });

  test('keeps a line that does not begin with a label such as "Advertising:", and a list entry that does', () => {
    const line = 'What an advertisement: the sails were torn';
    expect(roleIn(`<p>${line}</p>`, line)).toBe('body');
    const entry = 'Advertising: place it where sailors read';
    expect(roleIn(`<ul><li>Prices: ask for them in port</li><li>${entry}</li></ul>`, entry)).toBe('body');
  });

  test.each([
    'The story of the ferry continues after the war, when her second owner sold her to a bank in Oslo.',
    'The story continues after the war.',
    'The advertisement will continue to run.',
    'Nach der Anzeige geht die Polizei von Betrug aus.',
    'La noticia continúa generando reacciones en todo el país.',
    'A greve continua após o anúncio do governo.',
    'Het leven gaat verder na de ramp.',
    'Saken fortsetter i retten mandag.',
    'La protesta continua dopo il video.',
    'A bizottság azt kérte, hogy a parlament támogassa a javaslatot.',
  ])('keeps a sentence that says that something other than the article continues: %s', (text) => {
    expect(roleIn(`<p>${text}</p>`, text)).toBe('body');
  });

  test('leaves out the advert in a box that begins with "Article continues below"', () => {
    const text = 'Cheap sails while stocks last';
    expect(roleIn(`<div><p>Article continues below</p><p>${text}</p></div>`, text)).toBe('other');
  });
});

describe('how to cite or republish the article', () => {
  const section = (heading: string) =>
    page(`<article><h1>Storm keeps the ferry in port</h1>${prose().repeat(6)}
      <section><h2>${heading}</h2><p>Poe, A. Storm keeps the ferry in port. Harbour Letters 9, 118 (2024).</p></section></article>`);

  test.each([
    'Cite this article',
    'Rights and permissions',
    'Zitierweise',
    'Citar este artículo',
    'How to cite',
    'Republish this article',
  ])('leaves out a last section whose heading is about citing or republishing this article: %s', (heading) => {
    const roles = rolesOf(section(heading), 'article');
    expect(roles[heading.slice(0, 30)]).toBe('other');
    expect(roles['Poe, A. Storm keeps the ferry ']).toBe('other');
  });

  test.each(['A storm of 1911', 'How to cite a book', 'Why judges refuse to cite AI', 'Cómo citar una página web'])(
    'keeps a last section whose heading is not about citing or republishing this article: %s',
    (heading) => {
      expect(rolesOf(section(heading), 'article')['Poe, A. Storm keeps the ferry ']).toBe('body');
    },
  );
});
