import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf } from '../../../../test/speech-chunks.ts';
import { canBeSaid, LONGEST, secondsOf, segments, sentencesOf } from './segments.ts';

const piecesOf = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.constantFrom('word', 'Straße', '東京', ', ', '. ', '12', ' ', '\u2014', '\u200d', 'é'), {
      maxLength: 300,
    })
    .map((parts) => parts.join('')),
);
const languages = fc.constantFrom('en', 'de', 'ja', 'ar', 'th', '', 'no language at all');
const rates = fc.constantFrom(0.5, 1, 1.75, 3);

describe('the splitter of sentences', () => {
  it('splits the whole text into sentences that each contain something to read aloud', () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        const sentences = piecesOf(text, sentencesOf(text, language));
        expect(sentences.join('')).toBe(canBeSaid(text) ? text : '');
        for (const sentence of sentences) expect(canBeSaid(sentence)).toBe(true);
      }),
    );
  });

  it.each([
    ['en', 'Dr. Poe met Mr. A. Smith. He left.', ['Dr. Poe met Mr. A. Smith. ', 'He left.']],
    ['en', 'One.\n* * *\nTwo.', ['One.\n* * *\n', 'Two.']],
    ['ja', '東京です。雨です。', ['東京です。', '雨です。']],
    ['ar', 'ذهب. هل عاد؟ نعم.', ['ذهب. ', 'هل عاد؟ ', 'نعم.']],
    ['en', '* * *', []],
  ])('finds sentences in a text in the language “%s”: %s', (language, text, expected) => {
    expect(piecesOf(text, sentencesOf(text, language))).toEqual(expected);
  });
});

describe('the splitter of chunks', () => {
  it('splits the whole text into chunks that are short enough for one utterance', () => {
    fc.assert(
      fc.property(texts, languages, rates, (text, language, rate) => {
        const chunks = piecesOf(text, chunksOf(text, language, rate));
        expect(chunks.join('')).toBe(text);
        for (const chunk of chunks) {
          const isShort = secondsOf(chunk, rate) < LONGEST;
          expect(isShort || segments(chunk, language, 'grapheme').length === 1).toBe(true);
        }
      }),
    );
  });

  it('does not split a short sentence', () => {
    expect(chunksOf('The harbour was quiet.', 'en', 1)).toEqual([{ start: 0, end: 22 }]);
  });

  it('splits a long sentence after a clause if possible, otherwise after a word', () => {
    const long = 'the harbour was quiet and the boats lay still on the grey water, '.repeat(8);
    for (const chunk of piecesOf(long, chunksOf(long, 'en', 1)).slice(0, -1)) expect(chunk).toMatch(/, $/);
    const endless = 'harbour '.repeat(60);
    for (const chunk of piecesOf(endless, chunksOf(endless, 'en', 1))) expect(chunk).toMatch(/^(?:harbour )+$/);
  });

  it('splits a text into longer chunks if the voice speaks faster', () => {
    const long = 'The harbour was quiet, and the boats lay still. '.repeat(20);
    expect(chunksOf(long, 'en', 3).length).toBeLessThan(chunksOf(long, 'en', 1).length);
  });
});
