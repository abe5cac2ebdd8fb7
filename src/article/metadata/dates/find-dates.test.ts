import { describe, expect, it } from 'vitest';
import { dayOrder, findDates, isoDate, orderInTexts, orderOfHost } from './find-dates.ts';

const habits = (...tags: string[]) => ({ language: tags[0] ?? '', order: dayOrder(tags) });
const days = (text: string, ...tags: string[]) => findDates(text, habits(...tags)).map(({ iso }) => iso);

it('agrees with the browser on the order of day, month and year in each language', () => {
  const tags =
    'en-US en-GB en-AU en-NZ en-IE en-IN de de-DE de-AT de-CH fr fr-FR fr-BE fr-CH es es-ES es-MX es-AR it it-IT';
  const others = 'pt pt-BR pt-PT nl nl-NL nl-BE pl pl-PL ru ru-RU uk uk-UA tr tr-TR fr-CA en-ZA sv-SE ja-JP';
  for (const tag of `${tags} ${others}`.split(' ')) {
    const parts = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(0);
    expect([tag, dayOrder([tag])]).toEqual([tag, parts.find(({ type }) => type !== 'literal')?.type]);
  }
});

describe('a date in words', () => {
  it.each([
    ['en', 'Published on March 02, 2025'],
    ['en', 'Sunday 2nd of March, 2025 at 9:00'],
    ['en', '2025 Mar 2;15(1)'],
    ['en', "2 Mar '25"],
    ['de', 'Sonntag, den 2. März 2025'],
    ['fr', 'Publié le 2 mars 2025 à 9h'],
    ['es', '2 de marzo de 2025'],
    ['pt-BR', '2 de março de 2025'],
    ['it', 'domenica 2 marzo 2025'],
    ['nl', '2 maart 2025'],
    ['sv', '2 mars 2025'],
    ['pl', '2 marca 2025'],
    ['cs', '2. března 2025'],
    ['ru', '2 марта 2025 г.'],
    ['uk', '2 березня 2025'],
    ['el', '2 Μαρτίου 2025'],
    ['tr', '2 Mart 2025'],
    ['fi', '2. maaliskuuta 2025'],
    ['hu', '2025. március 2.'],
    ['he', '2 במרץ 2025'],
    ['ar', '٢ مارس ٢٠٢٥'],
    ['hi', '2 मार्च 2025'],
    ['id', '2 Maret 2025'],
    ['vi', 'ngày 2 tháng 3, 2025'],
    ['ja', '2025年3月2日'],
    ['zh', '发布时间:2025年03月02日 09:30'],
    ['ko', '2025년 3월 2일'],
    ['de', '2. Mrz. 2025'],
    ['el', '2 Μάρτιος 2025'],
    ['ar', '2 آذار 2025'],
    ['ar', '2 مارس، 2025'],
    ['th', '2 มีนาคม 2568'],
    ['th', '2 มี.ค. 2568'],
    ['fa', '۱۲ اسفند ۱۴۰۳'],
    ['fa', '1403/12/12'],
    ['ja', '令和7年3月2日'],
    ['zh-TW', '民國114年3月2日'],
    ['de', 'an English date, March 2, 2025, on a German page'],
  ])('finds a date in words in the language %s: %s', (language, text) => {
    expect(days(text, language)).toEqual(['2025-03-02']);
  });

  it.each([
    'March 2025',
    '2 March',
    'May 35, 2025',
    'February 30, 2025',
    'Chapter 2, March of 4000 soldiers',
    'in 2025',
  ])('finds no date if day, month or year is missing, or if the date does not exist: %s', (text) => {
    expect(days(text, 'en')).toEqual([]);
  });

  it('returns the position of each date in the text', () => {
    const text = 'By Ada Poe, March 2, 2025. Updated 3 March 2025';
    expect(findDates(text, habits('en')).map(({ start, end }) => text.slice(start, end))).toEqual([
      'March 2, 2025',
      '3 March 2025',
    ]);
  });
});

describe('a date in numbers', () => {
  it.each([
    ['2025-03-02', 'en'],
    ['2025/3/2', 'en'],
    ['2. 3. 2025', 'cs'],
    ['02.03.2025', 'en'],
    ['03/02/2025', 'en-US'],
    ['02/03/2025', 'en-GB'],
    ['02/03/2025', 'fr'],
    ['02/03/25', 'fr'],
    ['02.03.25', 'de'],
    ['02-03-25', 'nl'],
    ['3/2/25', 'en-US'],
    ['2025. 3. 2.', 'ko'],
  ])('finds a date in numbers: %s in the language %s', (text, language) => {
    expect(days(text, language)).toEqual(['2025-03-02']);
  });

  it("tells from the country of the site's domain whether day or month comes first", () => {
    expect(['harbour.co.uk', 'harbour.com.au', 'harbour.gov', 'harbour.org'].map(orderOfHost)).toEqual([
      'day',
      'day',
      'month',
      null,
    ]);
  });

  it('tells from other dates on the page whether day or month comes first', () => {
    expect(orderInTexts(['03/02/2025', 'Posted 25/01/2025'])).toBe('day');
    expect(orderInTexts(['03/02/2025', '01/25/2025'])).toBe('month');
    expect(orderInTexts(['03/02/2025', '01/25/2025', '25/01/2025'])).toBe(null);
    expect(orderInTexts(['03/02/2025', '1/25/2025/7'])).toBe(null);
  });

  it("tells from a region in the page's language tags whether day or month comes first", () => {
    expect(days('03/02/2025', 'en', 'en-US')).toEqual(['2025-03-02']);
  });

  it('ignores a numeric date if day and month cannot be distinguished', () => {
    expect(days('03/02/2025', 'en')).toEqual([]);
    expect(days('03/02/2025')).toEqual([]);
    expect(days('03/14/2025 and 14/03/2025, 4/4/2025', 'en')).toEqual(['2025-03-14', '2025-03-14', '2025-04-04']);
  });

  it.each([
    ['1.2.25', 'de'],
    ['10-20-30', 'de'],
    ['02.03.25', 'en'],
    ['25/03/02', 'ja'],
    ['3/2/25', 'en'],
    ['10/25', 'en-US'],
    ['1/2/25/26', 'en-US'],
  ])('ignores a possible date with a two-digit year if it is ambiguous: %s in the language %s', (text, language) => {
    expect(days(text, language)).toEqual([]);
  });

  it.each(['1.2.3.2025', '192.168.2025', '12345-03-02', '2025-13-02'])('finds no date in the number %s', (text) => {
    expect(days(text, 'de')).toEqual([]);
  });
});

describe('a declared date', () => {
  it.each([
    ['2025-03-02', '2025-03-02'],
    ['2025-03-02T04:05:06Z', '2025-03-02T04:05:06Z'],
    ['2025-03-02T04:05:06.789+00:00', '2025-03-02T04:05:06Z'],
    ['2025-03-02 04:05', '2025-03-02T04:05:00'],
    ['2025-03-02T04:05:06-0530', '2025-03-02T04:05:06-05:30'],
    ['2025-03-02T00:00:00.000Z', '2025-03-02'],
    ['20250302', '2025-03-02'],
    ['1740888306', '2025-03-02T04:05:06Z'],
    ['1740888306789', '2025-03-02T04:05:06Z'],
    ['20250302T0405', '2025-03-02'],
    ['Sun, 02 Mar 2025 04:05:06 GMT', '2025-03-02T04:05:06Z'],
    ['Sun Mar 02 2025 04:05:06 GMT+0100 (CET)', '2025-03-02T04:05:06+01:00'],
    ['Mar 2nd 2025', '2025-03-02'],
    ['2025-02-31', ''],
    ['0001-01-01T00:00:00', ''],
    ['1970-01-01T00:00:00Z', ''],
    ['yesterday', ''],
    ['03/02/20', ''],
    ['2 March 2025 to 4 March 2025', ''],
  ])('reads the declared date "%s" as "%s"', (raw, iso) => {
    expect(isoDate(raw, habits('en'))).toBe(iso);
  });
});
