// Refuses paths in the documents that lead nowhere: files move, sentences about them stay.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, report } from './check/source-files.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

/** `src/x/y.ts` in backticks; placeholders (<id>, *, {a,b}) are not paths. */
const QUOTED_PATH = /`((?:src|scripts|e2e|bench|test|vite|docs|public)\/[\w./-]+)`/g;
/** [text](path), but not addresses and not places in the same document. */
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;

/** All dead paths in the Markdown files of a project, as instructions. */
export function checkDocs(project) {
  const documents = [
    ...filesBelow(join(project, 'docs'), /\.md$/).map((path) => `docs/${path}`),
    ...['README.md', 'CONTRIBUTING.md'].filter((path) => existsSync(join(project, path))),
  ];
  return documents.flatMap((document) => {
    const text = readFileSync(join(project, document), 'utf8');
    const quoted = [...text.matchAll(QUOTED_PATH)].map(([, path]) => path);
    const linked = [...text.matchAll(LINK)].map(([, path]) => join(dirname(document), path));
    return [...quoted, ...linked]
      .filter((path) => !existsSync(join(project, path)))
      .map((path) => `${document}: say where ${path} is now, or take it out.`);
  });
}

if (isMain(import.meta.url)) await runMain(() => report('paths in documents', checkDocs(root)));
