// Checks the texts of the interface in all languages. Reports missing and unused texts, translations without an English
// text, and translations that lack a placeholder. `--missing de` prints the English texts that have no German
// translation.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countedParts, isOneNumber, pluralForms } from './check/plural-forms.mjs';
import { filesBelow, isTest, report } from './check/source-files.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';

/**
 * Whether missing texts are only printed and do not make the check fail. Set to true while texts are being translated.
 */
const MAY_LACK_TEXTS = false;

const LOCALES = 'public/_locales';
/**
 * Matches a length limit ("at most 45 characters") in the description of a text, which is a note for translators.
 * Browsers cut off longer texts, and stores reject them.
 */
const LIMIT = /at most (\d+) characters/;

/** Returns a sentence for each error in the texts of a project's interface, in all languages. */
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

/** Returns the texts that a language lacks, by key: each as the English text with its note for translators. */
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

/**
 * Returns the keys that a language must have, each with its English text. A counted text has one key for each plural
 * form of the language, whatever plural forms English has.
 */
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
    // the plural form "other" is allowed even if the language does not use it for whole numbers: the interface shows
    // it if the text for another form is missing
    if (!text && !(countedParts(key)?.[1] === 'other' && english[key]))
      faults.push(`remove ${key}, which English lacks.`);
    else if (text) faults.push(...faultsOfText(key, message, text));
  }
  return faults;
}

function faultsOfText(key, message, { message: english, general = english, description = '', counts }) {
  if (message.trim() === '') return [`${key} is empty.`];
  const most = Number(LIMIT.exec(description)?.[1] ?? Number.POSITIVE_INFINITY);
  if (message.length > most) return [`${key} has ${message.length} characters, of ${most} at most.`];
  // the text may begin or end with a space only if the English one does: the code joins such texts to other texts
  if (message !== message.trim() && english === english.trim()) return [`${key} has a space at an end.`];
  // Chromium reads "$1$" as a placeholder with the name "1", and rejects the extension, because no such placeholder is
  // defined
  if (/\$\w+\$/.test(message)) return [`${key} has a $ right after a placeholder: put something between them.`];
  const free = counts && isOneNumber(counts) ? ['$1'] : [];
  const [has, needs] = [placesIn(message), placesIn(general)];
  const lost = [...needs].filter((place) => !has.has(place) && !free.includes(place));
  // a translation may contain the count ($1) even if the English text has words instead of it ("a paragraph")
  const added = [...has].filter((place) => !needs.has(place) && !(counts && place === '$1'));
  return [
    ...lost.map((place) => `${key} has lost ${place}.`),
    ...added.map((place) => `${key} has ${place}, which the code does not fill in.`),
  ];
}

const placesIn = (message) => new Set(message.match(/\$\d/g) ?? []);

/**
 * Returns keys that no code uses. A key counts as used only if it is in the code as one string. A key that the code
 * joins from parts therefore counts as unused.
 */
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
    .map((key) => `${LOCALES}/en/messages.json: remove ${key}, which no code uses.`);
}

/** Returns keys that are equal except for upper and lower case, which browsers ignore in keys. */
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
