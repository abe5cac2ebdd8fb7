// Determines the language of a page from its `lang` attribute, or from its text if the attribute is missing or invalid.
import { countOf, tokensOf } from './tokens.mjs';

/**
 * Writing systems that are used by one language, or by a few languages that differ in some letters. The function
 * returns the language of a text in this writing system.
 */
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

/**
 * A text counts as written in a writing system if more than this share of its letters (0 to 1) belong to that system.
 * The share is low, because names and quotations may be in other writing systems.
 */
const SCRIPT_SHARE = 0.3;

/** Frequent words of each language. Only the Danish and the Norwegian words overlap ("ikke", "også"). */
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

/**
 * A text counts as written in a language if more than this share of its words (0 to 1) are frequent words of the
 * language. Tables, code and very short texts have a smaller share of frequent words.
 */
const WORD_SHARE = 0.02;

/**
 * Returns a language code of two or three letters; '' if the language is unknown. `said` is the value of the page's
 * `lang` attribute (such as `en-GB`), or ''.
 */
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
