// Refuses dead references in documents and comments (files move, sentences about them stay), promises without a test,
// words that the glossary defines twice, and documents that no other document links to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deadTests, withoutTests } from './check/cited-tests.mjs';
import { readableTexts } from './check/comments.mjs';
import { definedTwice } from './check/glossary.mjs';
import { deadMentions } from './check/mentions.mjs';
import { filesBelow, report } from './check/source-files.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

/** `…` in backticks. */
const QUOTED = /`([^`\n]+)`/g;
/** [text](path), but not addresses and not places in the same document. */
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
/** Every promise in this document has a test. */
const PROMISES = 'SECURITY.md';
const ROOMS = 'docs/architecture.md';
const GLOSSARY = 'docs/glossary.md';
const FOLDERS = ['src', 'bench', 'train', 'scripts', 'e2e', 'test', 'vite'];
const SOURCE = /\.(?:tsx?|mjs|js|css|py)$/;
/** Its examples refer to nothing on purpose. */
const OWN_TEST = 'scripts/check-docs.test.mjs';

/** Returns all dead references in a project's documents and comments, as instructions. */
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

/** Checks a document. Only code in backticks counts as a path, because words in sentences may look like one. */
function checkDocument(tree, document) {
  const text = read(tree, document);
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, code]) => deadMentions(tree, document, code));
  const linked = linksOf(tree, document)
    .filter((path) => !existsSync(join(tree.project, path)))
    .map((path) => `${document}: say where ${path} is now, or take it out.`);
  const untested = document === PROMISES ? withoutTests(document, text) : [];
  return [...new Set([...quoted, ...linked, ...deadTests(tree.project, document, text), ...untested])];
}

/** Returns documents that no other links to, and rooms that docs/architecture.md lacks, as instructions. */
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

/** Returns the targets of a document's links, from the root of the project. */
const linksOf = (tree, document) =>
  [...read(tree, document).matchAll(LINK)].map(([, path]) => join(dirname(document), path));

const read = ({ project }, file) => readFileSync(join(project, file), 'utf8');

/** Returns the files at the root, and those below the folders with hand-written files. */
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
