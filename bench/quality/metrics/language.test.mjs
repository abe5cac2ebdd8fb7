import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language.mjs';

await test('returns the language that the page states, without its region', () => {
  assert.equal(languageOf('en-GB', 'und der nicht'), 'en');
  assert.equal(languageOf(' PT_br', ''), 'pt');
  assert.equal(languageOf('gsw', ''), 'gsw');
});

await test('recognises a language by its script if the page states no valid language', () => {
  assert.equal(languageOf('', '東京は日本の首都です'), 'ja');
  assert.equal(languageOf('english', '北京是中国的首都'), 'zh');
  assert.equal(languageOf('', 'Η Αθήνα είναι πρωτεύουσα (Athens)'), 'el');
  assert.equal(languageOf('', 'Київ є столицею України'), 'uk');
  assert.equal(languageOf('', 'Москва столица России'), 'ru');
  assert.equal(languageOf('', 'پاریس پایتخت فرانسه گرامی'), 'fa');
});

await test("recognises a Latin text's language by its frequent words", () => {
  assert.equal(languageOf('', 'Der Hund und die Katze sind nicht da'), 'de');
  assert.equal(languageOf('', 'The capital of Greece is Αθήνα'), 'en');
  assert.equal(languageOf('', 'Le chat est dans une boîte pour les enfants'), 'fr');
  assert.equal(languageOf('', 'Kot nie jest duży, że się boi'), 'pl');
});

await test('returns an empty string if neither the page nor its text reveals the language', () => {
  assert.equal(languageOf('', ''), '');
  assert.equal(languageOf('', 'Lorem 42 XY'), '');
});
