import { describe, expect, it } from 'vitest';
import { languageInstead } from './language.ts';

const GERMAN = 'Die Fähre und der Hafen sind nicht weit, und auch der Lotse ist eine Legende, die sich nicht ändert. ';
const ENGLISH = 'The harbour and the ferry of this island are known for that bell, and with it the day begins. ';

describe('a guess at the language (empty if the declared language may be right)', () => {
  it.each([
    ['', GERMAN, 'de'],
    ['', ENGLISH, 'en'],
    ['', 'Hafen Fähre Lotse Glocke Nebel', ''],
    ['en', GERMAN.repeat(5), 'de'],
    ['en', GERMAN, ''],
    ['de', GERMAN.repeat(5), ''],
    ['de', `${GERMAN}${ENGLISH}`.repeat(5), ''],
    ['nds', GERMAN.repeat(5), ''],
    ['ru', ENGLISH.repeat(5), 'en'],
    ['en', 'كان الميناء يستيقظ قبل المدينة', 'ar'],
    ['ps', 'كان الميناء يستيقظ قبل المدينة', ''],
    ['', 'بندر پیش از شهر بیدار می‌شود و گاهی', 'fa'],
    ['en', 'Гавань просыпается раньше города, и мы это знаем', 'ru'],
    ['', 'Гавань прокидається раніше за місто', 'uk'],
    ['not a language', '', ''],
    ['constructor', ENGLISH, 'en'],
  ])('if the declared language is "%s" and the text is "%s", guesses the language "%s"', (named, text, language) => {
    expect(languageInstead(named, text)).toBe(language);
  });
});
