// Determines the language of a page, for figures by language: from its `lang`, else from its text.
import { countOf, tokensOf } from './tokens.mjs';

/** Scripts of one large language, or of several that differ in single letters. */
const BY_SCRIPT = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, () => 'ja'],
  [/\p{Script=Hangul}/gu, () => 'ko'],
  [/\p{Script=Han}/gu, () => 'zh'],
  [/\p{Script=Thai}/gu, () => 'th'],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/\p{Script=Hebrew}/gu, () => 'he'],
  [/\p{Script=Devanagari}/gu, () => 'hi'],
  [/\p{Script=Arabic}/gu, (text) => (/[پچژگ]/.test(text) ? 'fa' : 'ar')],
  [/\p{Script=Cyrillic}/gu, (text) => (/[іїєґ]/i.test(text) ? 'uk' : 'ru')],
];

/** Least share of a text's letters in a script: names and quotations may be in others. */
const SCRIPT_SHARE = 0.3;

/** Frequent words that the other languages in this list lack. */
const FREQUENT_WORDS = {
  cs: 'že jsou jako také nebo není podle',
  da: 'ikke også bliver været hvad nogle efter',
  de: 'und der nicht ist sich auch eine',
  en: 'the and of is that with this',
  es: 'los las por una con más del',
  fi: 'että myös joka mutta ovat kun sekä',
  fr: 'les des est dans une pour qui',
  hu: 'hogy nem egy azt csak mint vagy',
  id: 'yang dan dengan untuk tidak dari ini',
  it: 'della che sono gli anche nel più',
  nl: 'het een van niet zijn voor ook',
  no: 'ikke også eller være noen etter hva',
  pl: 'nie się jest że jak oraz przez',
  pt: 'não uma dos mais são para também',
  ro: 'și sunt care pentru este mai această',
  sv: 'och att inte som är för också',
  tr: 'bir için olarak daha gibi çok değil',
  vi: 'của và những được không cho trong',
};

const WORDS = Object.entries(FREQUENT_WORDS).map(([language, words]) => [language, words.split(' ')]);

/** Least share of frequent words in a Latin text of known language; tables, codes and very short texts have less. */
const WORD_SHARE = 0.02;

/** Returns a language as two or three letters; '' if unknown. `said` is the page's own tag, like `en-GB`, or ''. */
export function languageOf(said, text) {
  const tag = /^[a-z]{2,3}(?![a-z])/.exec(said.trim().toLowerCase())?.[0];
  return tag ?? (byScript(text) || byWords(text));
}

function byScript(text) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = BY_SCRIPT.find(([script]) => (text.match(script)?.length ?? 0) > SCRIPT_SHARE * letters);
  return found ? found[1](text) : '';
}

function byWords(text) {
  const tokens = tokensOf(text.toLowerCase());
  const counts = countOf(tokens);
  let best = '';
  let most = WORD_SHARE * tokens.length;
  for (const [language, words] of WORDS) {
    const count = words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
    if (count <= most) continue;
    best = language;
    most = count;
  }
  return best;
}
