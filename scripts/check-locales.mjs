// Refuses texts that are missing in a language, unused, unknown to English, or without a placeholder of the English
// text. `--missing de` prints the English texts that German lacks, for translation.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countedParts, isOneNumber, pluralForms } from './check/plural-forms.mjs';
import { filesBelow, isTest, report } from './check/source-files.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';

/** true while languages are still being translated: missing texts are counted, but are not a fault. */
const MAY_LACK_TEXTS = false;

const LOCALES = 'public/_locales';
/** Length limit in a translator's note: longer texts would be cut off, or refused by a store. */
const LIMIT = /at most (\d+) characters/;

/** Returns all faults of a project's texts, as instructions. */
export function checkLocales(project, mayLackTexts = MAY_LACK_TEXTS) {
  const locales = readLocales(project);
  const english = locales.get('en');
  const problems = [...unusedKeys(project, english), ...collidingKeys(english)];
  for (const [locale, texts] of locales) {
    const at = `${LOCALES}/${locale}/messages.json`;
    problems.push(...faultsOf(locale, texts, english).map((fault) => `${at}: ${fault}`));
    const missing = Object.keys(missingTexts(locale, texts, english));
    if (missing.length === 0) continue;
    const named = missing.length > 8 ? [...missing.slice(0, 8), '…'] : missing;
    const line = `${at}: write the ${missing.length} texts that it lacks (--missing ${locale}): ${named.join(', ')}`;
    if (mayLackTexts) console.log(line);
    else problems.push(line);
  }
  return problems;
}

/** Returns the texts that a language lacks, by key: the English text and the translator's note. */
export function missingTexts(locale, texts, english) {
  const missing = {};
  for (const [key, { message, description }] of Object.entries(wanted(locale, english)))
    if (!texts[key]) missing[key] = { message, ...(description && { description }) };
  return missing;
}

export function readLocales(project) {
  const folder = join(project, LOCALES);
  return new Map(readdirSync(folder).map((locale) => [locale, readTexts(join(folder, locale, 'messages.json'))]));
}

const readTexts = (file) => JSON.parse(readFileSync(file, 'utf8'));
const tagOf = (locale) => locale.replace('_', '-');

/** Returns all keys of a language: those of English, with counts in the language's own plural forms. */
function wanted(locale, english) {
  const forms = pluralForms(tagOf(locale));
  const all = {};
  for (const [key, text] of Object.entries(english)) {
    const [base, form] = countedParts(key) ?? [];
    if (base === undefined) all[key] = text;
    else if (form === 'other')
      for (const [name, counts] of Object.entries(forms)) all[`${base}_${name}`] = formOf(english, base, name, counts);
  }
  return all;
}

function formOf(english, base, name, counts) {
  const { message: general } = english[`${base}_other`];
  const { message, description } = english[`${base}_${name}`] ?? english[`${base}_other`];
  const about = english[`${base}_one`]?.description ?? description;
  const examples = `For counts like ${counts.slice(0, 6).join(', ')}`;
  return { message, description: [about, examples].filter(Boolean).join('. '), general, counts };
}

function faultsOf(locale, texts, english) {
  const all = wanted(locale, english);
  const faults = [];
  const tag = tagOf(locale);
  if (texts.localeTag?.message !== tag) faults.push(`localeTag must be "${tag}".`);
  for (const [key, { message }] of Object.entries(texts)) {
    const text = all[key];
    // the general form is the fallback for missing ones
    if (!text && !(countedParts(key)?.[1] === 'other' && english[key]))
      faults.push(`remove ${key}, which English has not.`);
    else if (text) faults.push(...faultsOfText(key, message, text));
  }
  return faults;
}

function faultsOfText(key, message, { message: english, general = english, description = '', counts }) {
  if (message.trim() === '') return [`${key} is empty.`];
  const most = Number(LIMIT.exec(description)?.[1] ?? Number.POSITIVE_INFINITY);
  if (message.length > most) return [`${key} has ${message.length} characters, of ${most} at most.`];
  // A text between other elements begins or ends with a space; some languages need none.
  if (message !== message.trim() && english === english.trim()) return [`${key} has a space at an end.`];
  // Chromium reads the second $ as the end of a name, and refuses an extension with an undefined name.
  if (/\$\w+\$/.test(message)) return [`${key} has a $ right after a placeholder: put something between them.`];
  const free = counts && isOneNumber(counts) ? ['$1'] : [];
  const [has, needs] = [placesIn(message), placesIn(general)];
  const lost = [...needs].filter((place) => !has.has(place) && !free.includes(place));
  // a plural form may always contain the count
  const added = [...has].filter((place) => !needs.has(place) && !(counts && place === '$1'));
  return [
    ...lost.map((place) => `${key} has lost ${place}.`),
    ...added.map((place) => `${key} has ${place}, which nobody fills in.`),
  ];
}

const placesIn = (message) => new Set(message.match(/\$\d/g) ?? []);

/** Returns keys that are used nowhere. Keys must be written as whole strings; composed ones would not be found. */
function unusedKeys(project, english) {
  const files = filesBelow(join(project, 'src'), /\.(?:tsx?|html)$/).filter((path) => !isTest(path));
  const code = files.map((path) => readFileSync(join(project, 'src', path), 'utf8')).join('\n');
  const manifest = readFileSync(join(project, 'manifest.json'), 'utf8');
  const names = new Set([
    ...[...code.matchAll(/['"`]([a-zA-Z]\w*)['"`]/g)].map(([, name]) => name),
    ...[...`${manifest}${code}`.matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name),
  ]);
  const isUsed = (key) => names.has(key) || names.has(countedParts(key)?.[0]);
  return Object.keys(english)
    .filter((key) => !isUsed(key))
    .map((key) => `${LOCALES}/en/messages.json: remove ${key}, which nothing asks for.`);
}

/** Returns keys that differ only in case, which browsers ignore. */
function collidingKeys(english) {
  const seen = new Map();
  return Object.keys(english).flatMap((key) => {
    const other = seen.get(key.toLowerCase());
    seen.set(key.toLowerCase(), key);
    return other ? [`${LOCALES}/en/messages.json: ${other} and ${key} are the same key to a browser.`] : [];
  });
}

function printMissing(locale) {
  const locales = readLocales(root);
  if (!locales.has(locale)) throw new UserError(`There is no ${LOCALES}/${locale}.`);
  console.log(JSON.stringify(missingTexts(locale, locales.get(locale), locales.get('en')), null, 2));
}

if (isMain(import.meta.url))
  await runMain(() => {
    if (process.argv[2] === '--missing') return printMissing(process.argv[3]);
    return report('Texts of the languages', checkLocales(root));
  });
