// Refuses lists of the words and names of pages outside src/vocabulary/: what they say stands in one place for each purpose.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { filesBelow, isTest, report } from './check/source-files.mjs';
import { ALLOWED, TERMS } from './check/word-lists.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

/** Ports of classic algorithms have the lists that were published with them. */
const PORTS = /^algorithms\/(?!lectern\/)/;
const FEWEST = 3;
const SENTENCE = new Set(['the', 'of', 'to', 'that', 'is']);
/** Words of other alphabets, or with letters that English has not. */
const FOREIGN = /\p{L}*[^\P{L}\p{ASCII}]\p{L}*/gu;

/** All lists outside the vocabulary of a source folder, as instructions. */
/**
 * @param vocabulary folder with the names that are known
 */
export function checkWords(project, allowed = ALLOWED, vocabulary = join(project, 'src/vocabulary')) {
  const src = join(project, 'src');
  const known = knownNames(join(vocabulary, 'names'));
  const problems = [];
  const used = new Set();
  for (const path of filesBelow(src, /\.tsx?$/)) {
    if (isTest(path) || path.endsWith('.d.ts') || path.startsWith('vocabulary/') || PORTS.test(path)) continue;
    const file = `src/${path}`;
    for (const { line, words } of listsIn(join(src, path), known)) {
      if (allowed.has(file)) used.add(file);
      else problems.push(`${file}:${line}: move these words to src/vocabulary/: ${words.slice(0, 6).join(', ')}.`);
    }
  }
  const stale = [...allowed.keys()].filter((file) => !used.has(file));
  return [...problems, ...stale.map((file) => `scripts/check/word-lists.mjs: remove the entry for ${file}.`)];
}

function listsIn(path, known) {
  const code = readFileSync(path, 'utf8');
  const lineOf = (node) => code.slice(0, node.start).split('\n').length;
  const found = [];
  const add = (node, words) => {
    const line = lineOf(node);
    if (words.length > 0 && found.at(-1)?.line !== line) found.push({ line, words });
  };
  visit(parseSync(path, code).program, (node) => {
    if (node.type === 'ArrayExpression') add(node, ofPages(node.elements.map(stringOf), known));
    if (isSplit(node)) add(node, ofPages(stringOf(node.callee.object).split(' '), known));
    else if (node.type === 'Literal') add(node, mostly(stringOf(node), known));
    const text = node.type === 'Literal' ? (node.regex?.pattern ?? stringOf(node)) : templateOf(node);
    add(node, [...foreignWords(text), ...(text.includes('|') ? alternatives(text) : [])]);
  });
  return found;
}

/** Calls `see` with all nodes but those of types. */
function visit(node, see) {
  if (Array.isArray(node)) for (const child of node) visit(child, see);
  if (typeof node?.type !== 'string' || /^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
  see(node);
  for (const [key, child] of Object.entries(node)) if (key !== 'parent' && child instanceof Object) visit(child, see);
}

/** `'one two'.split(' ')` */
const isSplit = ({ type, callee }) => type === 'CallExpression' && callee.property?.name === 'split';
/** The text of a literal, or of some that are joined. */
function stringOf(node) {
  if (node?.type === 'BinaryExpression') return stringOf(node.left) + stringOf(node.right);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}
const templateOf = (node) => (node.type === 'TemplateElement' ? node.value.raw : '');

/** Words in letters that English has not; single ones are signs, or the letters of a script. */
function foreignWords(text) {
  const words = text.replace(/\[[^\]]*\]|\\[pP]\{[^}]*\}|\\u\{?[\da-f]+\}?/giu, ' ').match(FOREIGN) ?? [];
  return words.filter((word) => [...word].length > 1);
}

/** The words of the groups of a pattern that have three alternatives or more which are words. */
function alternatives(pattern) {
  const groups = [[]];
  const all = [];
  for (const part of pattern.replace(/\[(?:[^\]\\]|\\.)*\]/g, '-').split(/(\((?:\?(?:[:=!]|<[=!]))?|\)|\|)/)) {
    if (part.startsWith('(')) groups.push([]);
    else if (part === ')') all.push(groups.length > 1 ? groups.pop() : []);
    else if (part !== '|')
      groups.at(-1).push(
        part
          .replace(/\\[^bdswBDSW]/g, '/')
          .replace(/\\./g, '')
          .replace(/[?*+^$]/g, ''),
      );
  }
  return [...groups, ...all].flatMap(enough);
}

/** The words among the parts of a pattern when they are enough to be a list. Names with capitals are those of a standard. */
function enough(parts) {
  const words = parts.filter((part) => /^[a-z][a-z -]+[a-z]$/.test(part) && !part.split(/[ -]/).every(isTerm));
  return words.length >= FEWEST ? words : [];
}

/** The same of strings, which are lists of all sorts: words that the vocabulary has as names. */
function ofPages(strings, known) {
  const words = strings.filter((word) => known.has(word) && !isTerm(word));
  return words.length >= FEWEST ? words : [];
}

/** The words of a text that is a list to be parted elsewhere: more names than a sentence has. */
function mostly(text, known) {
  const parts = /^[a-z=_ -]+$/.test(text) ? text.split(' ') : [];
  const words = ofPages(parts, known);
  return words.length * 2 > parts.length && !parts.some((word) => SENTENCE.has(word)) ? words : [];
}

const isTerm = (word) => TERMS.has(word);

/** The words of all names in the vocabulary. */
function knownNames(folder) {
  const texts = filesBelow(folder, /\.ts$/).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(
    texts.flatMap((text) => text.match(/'[^'\n]+'/g) ?? []).flatMap((text) => text.match(/[a-z]{3,}/g) ?? []),
  );
}

if (isMain(import.meta.url)) await runMain(() => report('Words of pages', checkWords(root)));
