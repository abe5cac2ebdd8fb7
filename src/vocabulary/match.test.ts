import { describe, expect, it } from 'vitest';
import { calls, saysOf, type WordPlace } from './match.ts';

const says = (place: WordPlace, phrases: string) => saysOf(place, () => [phrases]);

describe('a phrase', () => {
  it.each([
    ['photo', 'Photo: Ada', 'Photography'],
    ['фото', 'Фото: Ада', 'Фотография'],
    ['صورة', 'صورة: آدا', 'صورةالأرشيف'],
    ['विज्ञापन', 'विज्ञापन', 'विज्ञापनदाता'],
  ])('%s ends where a word ends', (phrase, said, other) => {
    expect(says('start', phrase).test(said)).toBe(true);
    expect(says('start', phrase).test(other)).toBe(false);
  });

  it('begins where a word begins', () => {
    expect(says('anywhere', 'lead').test('Our lead writer')).toBe(true);
    expect(says('anywhere', 'lead').test('A misled writer')).toBe(false);
    expect(says('anywhere', '*led').test('A misled writer')).toBe(true);
  });

  it.each(['次のページ', '더보기', 'ถัดไป'])('%s stands between letters where words are not parted', (phrase) => {
    expect(says('anywhere', phrase).test(`本${phrase}本`)).toBe(true);
  });

  it('goes on with any letters after a star, also to the end of a label', () => {
    expect(says('whole', 'updat*').test('Updated')).toBe(true);
    expect(says('whole', 'updat*').test('Updated today')).toBe(false);
  });

  it('has alternatives for a word, some of them of two words', () => {
    const { test } = says('whole', 'older,last_but_one comments,posts');
    expect(test('Older  posts')).toBe(true);
    expect(test('Last but one comments')).toBe(true);
    expect(test('posts')).toBe(false);
  });

  it('has some words between its parts, not a sentence', () => {
    const { test } = says('start', 'show … comments');
    expect(test('Show comments')).toBe(true);
    expect(test('Show all 12 comments')).toBe(true);
    expect(test('Show me what you said in your comments')).toBe(false);
  });
});

describe('a place', () => {
  it.each([
    ['whole', 'next'],
    ['start', 'next week'],
    ['end', 'the next'],
    ['anywhere', 'the next week'],
  ] as const)('%s', (place, text) => {
    expect(says(place, 'next').test(text)).toBe(true);
    for (const other of ['whole', 'start', 'end'] as const) {
      const isWider = other === place || place === 'whole';
      expect(says(other, 'next').test(text)).toBe(isWider);
    }
  });

  it('is told', () => {
    expect(says('anywhere', 'published').search('First Published')).toBe(6);
    expect(says('anywhere', 'published').search('First')).toBe(-1);
  });
});

describe('a name', () => {
  it.each(['ad', 'box ad', 'top-ad', 'ad_top', 'AD'])('is in %s', (value) => {
    expect(calls('ads?').test(value)).toBe(true);
  });

  it.each(['adams', 'bread', 'ad.top'])('is not in %s', (value) => {
    expect(calls('ads?').test(value)).toBe(false);
  });

  it('stands between other separators where they are told', () => {
    expect(calls('ads?', '.').test('ad.top')).toBe(true);
  });
});
