import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { chunksOf } from '../../../../test/speech-chunks.ts';
import type { Spoken } from '../../../store/settings/types.ts';
import { positionAt, rangeOf, rangeOfSentence } from './places.ts';
import { scriptOf, type Treatments } from './script.ts';

const allOf = (spoken: Spoken): Treatments => ({
  aloudCode: spoken,
  aloudTables: spoken,
  aloudFormulas: spoken,
  aloudNotes: spoken,
  aloudCaptions: spoken,
});
const [READ, ANNOUNCE, SKIP] = [allOf('read'), allOf('announce'), allOf('skip')];

afterEach(() => document.body.replaceChildren());

/** Adds an English article with this markup to the document. */
function article(markup: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(`<article lang="en">${markup}</article>`, 'text/html');
  const element = document.importNode(parsed.querySelector('article') as HTMLElement, true);
  document.body.append(element);
  return element;
}

const said = (markup: string, treatments = READ) =>
  scriptOf(article(markup), treatments).sentences.map(({ text }) => text.trim());

describe('scriptOf', () => {
  it.each([
    ['paragraphs and their sentences', '<h1>Head</h1><p>One. Two.</p>', ['Head', 'One.', 'Two.']],
    [
      'the text of inline elements without a break',
      '<p>The <b>har</b>bour\nwas quiet.</p>',
      ['The harbour was quiet.'],
    ],
    ['lines of a verse', '<p>First line<br>second line</p>', ['First line', 'second line']],
    ['list items', '<ul><li>a lamp<ul><li>of brass</li></ul></li></ul>', ['a lamp', 'of brass']],
    [
      'neither buttons nor references to notes',
      '<p>It was<sup><a data-footnote-ref>1</a></sup> so.<button>Copy</button></p>',
      ['It was so.'],
    ],
    ['no text that the reader added', '<p>It was so.</p><p data-ours>1 part left out</p>', ['It was so.']],
    ['characters without their pronunciation', '<p><ruby>東京<rp>(</rp><rt>とうきょう</rt></ruby></p>', ['東京']],
    ['only the summary of a collapsed part', '<details><summary>More</summary><p>Inside.</p></details>', ['More']],
    [
      'the content of an open part',
      '<details open><summary>More</summary><p>Inside.</p></details>',
      ['More', 'Inside.'],
    ],
  ])('the text that is read aloud contains %s', (_name, markup, expected) => {
    expect(said(markup)).toEqual(expected);
  });

  const SPECIAL =
    '<p>Text.</p><pre><code>a\nb\n</code></pre><table><tr><td>cell</td></tr></table><p>So <math><mi>x</mi></math> it is.</p>' +
    '<figure><img alt=""><figcaption>A boat.</figcaption></figure><section data-footnotes><ol><li>A note.</li></ol></section>';

  it('announces, reads or skips code, tables, formulas, notes and captions, as the user has set', () => {
    const announced = said(SPECIAL, ANNOUNCE);
    expect(announced).toEqual([
      'Text.',
      'Code, 2 lines',
      'Table, 1 row',
      'So  formula  it is.',
      'Picture',
      '1 footnote',
    ]);
    expect(said(SPECIAL, SKIP)).toEqual(['Text.', 'So  it is.']);
    expect(said(SPECIAL)).toEqual(['Text.', 'a', 'b', 'cell', 'So x it is.', 'A boat.', 'A note.']);
  });

  it('reads a long foreign passage in its own language, but a foreign word in the language of its sentence', () => {
    const { sentences } = scriptOf(
      article(
        '<p>He said: <i lang="fr">La mer est calme ce matin, mes amis.</i> And <i lang="fr">adieu</i>.</p><p lang="de">Gut.</p>',
      ),
      READ,
    );
    expect(sentences.map(({ text, language }) => [language, text.trim()])).toEqual([
      ['en', 'He said:'],
      ['fr', 'La mer est calme ce matin, mes amis.'],
      ['en', 'And adieu.'],
      ['de', 'Gut.'],
    ]);
  });

  it('splits the whole article into sentences, and finds the text nodes of each sentence', () => {
    const text = fc.stringMatching(/^[a-zé .,!?\n]{1,40}$/).filter((value) => /[a-z]/.test(value));
    const paragraphs = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(paragraphs, (all) => {
        document.body.replaceChildren();
        const element = article('');
        for (const texts of all) {
          const paragraph = document.createElement('p');
          texts.forEach((value, index) => {
            const part = document.createElement(index % 2 ? 'em' : 'span');
            part.append(value);
            paragraph.append(part);
          });
          element.append(paragraph);
        }
        const { paragraphs: found, sentences } = scriptOf(element, READ);
        const plain = (value: string) => value.replace(/\s/g, ' ');
        expect(sentences.map((sentence) => sentence.text).join('')).toBe(plain(element.textContent ?? ''));
        for (const sentence of sentences) {
          const paragraph = found[sentence.paragraph];
          if (!paragraph) throw new Error('A sentence without a paragraph');
          for (const { start, end } of chunksOf(sentence.text, 'en', 1)) {
            const range = rangeOf(paragraph, sentence.start + start, sentence.start + end);
            expect(plain(String(range))).toBe(sentence.text.slice(start, end));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('positions in the text that is read aloud', () => {
  it('finds the sentence and the offset at which a selection begins', () => {
    const element = article('<p>One is here. Two is here.</p><p>Three is here.</p>');
    const script = scriptOf(element, READ);
    const at = (node: Node, offset: number) => {
      const range = new Range();
      range.setStart(node, offset);
      return positionAt(script, range);
    };
    const [first, second] = element.querySelectorAll('p');
    expect(at(first?.firstChild as Text, 17)).toEqual({ sentence: 1, offset: 4 });
    expect(at(second as Element, 0)).toEqual({ sentence: 2, offset: 0 });
    expect(at(element, 1)).toEqual({ sentence: 2, offset: 0 });
    expect(at(element, 2)).toBeNull();
    expect(String(rangeOfSentence(script, 0))).toBe('One is here.');
  });

  it('finds the block of code in place of which “Code, 2 lines” is read aloud', () => {
    const script = scriptOf(article('<p>Text.</p><pre>a\nb</pre>'), ANNOUNCE);
    expect(String(rangeOfSentence(script, 1))).toBe('a\nb');
  });
});
