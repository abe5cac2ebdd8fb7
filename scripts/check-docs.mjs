// Checks documents and comments. Reports references to files that do not exist, list items of SECURITY.md that cite no
// test, words that the glossary defines twice, and documents that no other document links to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deadTests, withoutTests } from './check/cited-tests.mjs';
import { readableTexts } from './check/comments.mjs';
import { definedTwice } from './check/glossary.mjs';
import { deadMentions } from './check/mentions.mjs';
import { filesBelow, report } from './check/source-files.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const QUOTED = /`([^`\n]+)`/g;
/** Matches the path of a Markdown link, [text](path). Ignores web addresses and links within the document. */
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
/** The document in which every list item must cite a test. */
const PROMISES = 'SECURITY.md';
const ROOMS = 'docs/architecture.md';
const GLOSSARY = 'docs/glossary.md';
const FOLDERS = ['src', 'bench', 'train', 'scripts', 'e2e', 'test', 'vite', 'examples'];
const SOURCE = /\.(?:tsx?|mjs|js|css|py)$/;
/** This check's own test file. It is skipped, because its examples refer to files that do not exist. */
const OWN_TEST = 'scripts/check-docs.test.mjs';

/** Returns a sentence for each fault in a project's documents and comments. */
export function checkDocs(project) {
  const tree = { project, paths: pathsOf(project) };
  const documents = tree.paths.filter((path) => path.endsWith('.md') && !path.startsWith('e2e/'));
  const sources = tree.paths.filter((path) => SOURCE.test(path) && path !== OWN_TEST);
  return [
    ...documents.flatMap((document) => checkDocument(tree, document)),
    ...(tree.paths.includes(GLOSSARY) ? definedTwice(GLOSSARY, read(tree, GLOSSARY)) : []),
    ...sources.flatMap((file) =>
      readableTexts(file, read(tree, file)).flatMap((text) => deadMentions(tree, file, text)),
    ),
  ];
}

/**
 * Returns a sentence for each fault in a document. Looks for paths in backticks only, because other words may look like
 * paths.
 */
function checkDocument(tree, document) {
  const text = read(tree, document);
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, code]) => deadMentions(tree, document, code));
  const linked = linksOf(tree, document)
    .filter((path) => !existsSync(join(tree.project, path)))
    .map((path) => `${document}: say where ${path} is now, or take it out.`);
  const untested = document === PROMISES ? withoutTests(document, text) : [];
  return [...new Set([...quoted, ...linked, ...deadTests(tree.project, document, text), ...untested])];
}

/**
 * Returns a sentence for each document to which no other document links, and for each folder of src/ that
 * docs/architecture.md does not describe.
 */
export function checkLists(project) {
  const tree = { project, paths: pathsOf(project) };
  const documents = tree.paths.filter((path) => path.endsWith('.md'));
  const reached = new Set(documents.flatMap((document) => linksOf(tree, document).filter((path) => path !== document)));
  const rooms = tree.paths.includes(ROOMS) ? read(tree, ROOMS) : '';
  const folders = new Set(tree.paths.flatMap((path) => /^src\/[^/]+\//.exec(path) ?? []));
  return [
    ...documents
      .filter((path) => path.startsWith('docs/') && !reached.has(path))
      .map((path) => `${path}: link to it from a document that leads there.`),
    ...[...folders]
      .filter((folder) => !rooms.includes(`\`${folder}\``))
      .map((folder) => `docs/architecture.md: say in the table of rooms what is in ${folder}.`),
  ];
}

/** Returns the targets of a document's links, as paths from the root of the project. */
const linksOf = (tree, document) =>
  [...read(tree, document).matchAll(LINK)].map(([, path]) => join(dirname(document), path));

const read = ({ project }, file) => readFileSync(join(project, file), 'utf8');

/** Returns the paths of all files at the root of the project and in the folders with hand-written files. */
function pathsOf(project) {
  const top = readdirSync(project, { withFileTypes: true }).filter((entry) => entry.isFile());
  const below = [...FOLDERS, 'docs', 'public']
    .filter((folder) => existsSync(join(project, folder)))
    .flatMap((folder) => filesBelow(join(project, folder), /./).map((path) => `${folder}/${path}`));
  return [...top.map(({ name }) => name).filter((name) => name !== 'THIRD-PARTY-NOTICES.md'), ...below];
}

if (isMain(import.meta.url)) {
  await runMain(() => report('documents and comments', [...checkDocs(root), ...checkLists(root)]));
}
