// Checks the tests that documents cite as evidence. A citation has the form `file`, "title of the test".
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './comments.mjs';

const CITED = /`([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs))`, "([^"]+)"/g;

export function deadTests(project, document, text) {
  return [...oneLine(text).matchAll(CITED)]
    .filter(([, file, title]) => !titlesIn(join(project, file)).includes(title))
    .map(([, file, title]) => `${document}: name a test of ${file}, which has none that is called "${title}".`);
}

/** Returns a sentence for each list item of a document that cites no test. */
export function withoutTests(document, text) {
  return text
    .split(/\n(?=- |\n|#)/)
    .filter((item) => item.startsWith('- ') && oneLine(item).search(CITED) < 0)
    .map((item) => `${document}: say which test holds for "${oneLine(item).slice(2, 60).trim()}…".`);
}

const oneLine = (text) => text.replace(/\s+/g, ' ');
const titlesIn = (file) => (existsSync(file) ? testTitles(readFileSync(file, 'utf8')) : []);
