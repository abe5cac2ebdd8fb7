import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { pageLanguage } from './page-language.ts';

it.each([
  ['<html lang="EN-gb">', 'en'],
  ['<html lang="e">', null],
  ['<html lang="x-klingon">', null],
  ['<html>', null],
  ['<meta name="dc.language" content="fr"><meta http-equiv="Content-Language" content="de-AT">', 'de'],
  ['<meta name="dc.Language" content="fr"><meta name="lang" content="de">', 'fr'],
  ['<html lang=""><meta name="language" content="fr">', null],
])('finds the declared language of %s', (html, language) => {
  expect(pageLanguage(snapshotOfHtml(html))).toBe(language);
});
