import { expect, it } from 'vitest';
import { STOP_WORDS } from '../steps/goose/stop-words.ts';
import { guessLanguage } from './language.ts';

it.each([
  ['The minister said that he was very happy with what had been done for all of them this year.', 'en'],
  ['Die Regierung hat beschlossen, dass die Steuern nicht erhöht werden. Der Minister sagte, er sei zufrieden.', 'de'],
  ["Le gouvernement a décidé que les impôts ne seront pas augmentés et le ministre a dit qu'il est content.", 'fr'],
  ['Правительство решило, что налоги не будут повышены. Министр сказал, что он очень доволен, но не всем.', 'ru'],
  ['Уряд вирішив у понеділок, що податки не будуть підвищені. Міністр сказав, що він дуже задоволений.', 'uk'],
  ['قررت الحكومة يوم الاثنين أن الضرائب لن ترفع في العام المقبل وقال الوزير إنه كان سعيدا جدا بالنتيجة', 'ar'],
  ['政府は月曜日、来年は増税しないことを決めた。大臣は結果に満足していると述べた。', 'ja'],
  ['政府星期一决定明年不加税。部长表示他对结果非常满意。', 'zh'],
  ['정부는 내년에 세금을 올리지 않기로 월요일에 결정했다.', 'ko'],
  ['Η κυβέρνηση αποφάσισε τη Δευτέρα', 'el'],
  ['Apple, Banana, Cherry 2024', null],
  ['Menu Home Contact de la en el al un no 12 Shop the and our your with', null],
  ['', null],
])('guesses the language of "%s"', (text, language) => {
  expect(guessLanguage(text, STOP_WORDS)).toBe(language);
});
