import { describe, expect, it } from 'vitest';
import { calls, saysOf, type WordPlace } from './match.ts';

const says = (place: WordPlace, phrases: string) => saysOf(place, () => [phrases]);

describe('a phrase', () => {
  it.each([
    ['photo', 'Photo: Ada', 'Photography'],
    ['фото', 'Фото: Ада', 'Фотография'],
    ['صورة', 'صورة: آدا', 'صورةالأرشيف'],
    ['विज्ञापन', 'विज्ञापन', 'विज्ञापनदाता'],
  ])('matches the phrase %s as a whole word, but not as the beginning of a longer word', (phrase, said, other) => {
    expect(says('start', phrase).test(said)).toBe(true);
    expect(says('start', phrase).test(other)).toBe(false);
  });

  it('matches a phrase only at the beginning of a word, unless the phrase begins with a star', () => {
    expect(says('anywhere', 'lead').test('Our lead writer')).toBe(true);
    expect(says('anywhere', 'lead').test('A misled writer')).toBe(false);
    expect(says('anywhere', '*led').test('A misled writer')).toBe(true);
  });

  it.each(['次のページ', '더보기', 'ถัดไป'])(
    'matches a Japanese, Korean or Thai phrase even directly between other letters: %s',
    (phrase) => {
      expect(says('anywhere', phrase).test(`本${phrase}本`)).toBe(true);
    },
  );

  it('a star in a phrase matches more letters of the word, but not another word', () => {
    expect(says('whole', 'updat*').test('Updated')).toBe(true);
    expect(says('whole', 'updat*').test('Updated today')).toBe(false);
  });

  it('a phrase with alternatives, separated by commas, matches a text with any of them', () => {
    const { test } = says('whole', 'older,last_but_one comments,posts');
    expect(test('Older  posts')).toBe(true);
    expect(test('Last but one comments')).toBe(true);
    expect(test('posts')).toBe(false);
  });

  it('an ellipsis in a phrase matches a few words, but not a sentence', () => {
    const { test } = says('start', 'show … comments');
    expect(test('Show comments')).toBe(true);
    expect(test('Show all 12 comments')).toBe(true);
    expect(test('Show me what you said in your comments')).toBe(false);
  });
});

describe('the position of a phrase in a text', () => {
  it.each([
    ['whole', 'next'],
    ['start', 'next week'],
    ['end', 'the next'],
    ['anywhere', 'the next week'],
  ] as const)('matches a phrase only at the required position in the text (%s)', (place, text) => {
    expect(says(place, 'next').test(text)).toBe(true);
    for (const other of ['whole', 'start', 'end'] as const) {
      const isWider = other === place || place === 'whole';
      expect(says(other, 'next').test(text)).toBe(isWider);
    }
  });

  it('search() returns the position of a phrase, or -1 if the text does not contain the phrase', () => {
    expect(says('anywhere', 'published').search('First Published')).toBe(6);
    expect(says('anywhere', 'published').search('First')).toBe(-1);
  });
});

describe('the name "ads?"', () => {
  it.each(['ad', 'box ad', 'top-ad', 'ad_top', 'AD'])('the name pattern "ads?" matches the class %s', (value) => {
    expect(calls('ads?').test(value)).toBe(true);
  });

  it.each(['adams', 'bread', 'ad.top'])('the name pattern "ads?" does not match the class %s', (value) => {
    expect(calls('ads?').test(value)).toBe(false);
  });

  it('matches a class name next to a dot if the caller specifies the dot as separator', () => {
    expect(calls('ads?', '.').test('ad.top')).toBe(true);
  });
});
