/** What leads back from notes, and what notes, their signs and their lists are called. */
import type { Words } from './languages.ts';

/** The whole text of a link in a note. */
export const BACK_TO_TEXT: Words = {
  en: 'back|return|jump up|jump up to|back to text|back to content|return to text',
  de: 'zurück|zurück zum text|hochspringen|nach oben',
  fr: 'retour|retour au texte|revenir au texte|remonter',
  es: 'volver|volver al texto|volver arriba|subir',
  it: 'torna su|torna al testo|indietro',
  pt: 'voltar|voltar ao texto|ir para cima',
  nl: 'terug|terug naar tekst|omhoog',
  pl: 'powrót|powrót do tekstu|wróć do tekstu',
  ru: 'назад|вернуться|вернуться к тексту|к тексту',
  uk: 'назад|повернутися|повернутися до тексту|до тексту',
  sv: 'tillbaka|tillbaka till texten|hoppa upp',
  da: 'tilbage|tilbage til teksten|hop op',
  nb: 'tilbake|tilbake til teksten|hopp opp',
  fi: 'takaisin|takaisin tekstiin|palaa tekstiin',
  cs: 'zpět|zpět k textu|skočit nahoru',
  tr: 'geri|metne dön|yukarı git',
  ar: 'عودة|عودة إلى النص|العودة إلى النص',
  fa: 'بازگشت|بازگشت به متن|پرش به بالا',
  he: 'חזרה|חזרה לטקסט|חזרה למעלה',
  hi: 'वापस|वापस ऊपर|ऊपर जायें',
  bn: 'ফিরে যান|উপরে ফিরে যান|লেখায় ফিরে যান',
  zh: '返回|返回正文|回到正文|跳转到',
  ja: '戻る|本文に戻る|本文へ戻る',
  ko: '돌아가기|본문으로|위로 이동',
};

/** Links that lead back. */
export const BACK_LINK_NAMES = 'doc-backlink|back-?(?:ref|link)s?|reverse-?footnote|footnote-(?:back|return)';
/** Signs in the text that lead to notes. */
export const NOTE_SIGN_NAMES = 'doc-noteref|noteref|foot-?note|fn-?ref|footnote-?ref|sidenote|endnote';
/** Ids of notes: `_ftn1`, `sdfootnote1sym`. */
export const NOTE_IDS = 'fn|ftn|edn|sd(?:foot|end)note|foot-?note|end-?note';
/** The same and those of sources, for targets of signs: `cite_note-3`, `bib12`. */
export const SOURCE_IDS = 'note|cite_note|bib|ref|sn';
/** Notes in the margin (Tufte CSS and its descendants, LaTeXML). */
export const MARGIN_NOTE_NAMES = '(?:side|margin)-?note(?:-(?:content|text|body))?|ltx_note_outer';
