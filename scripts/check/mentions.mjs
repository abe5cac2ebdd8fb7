// Finds references in documents and comments whose target does not exist. Targets are paths, documents, sections and
// decisions (ADRs).
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = 'src|scripts|e2e|bench|test|train|vite|docs|public|specs';
/** Matches a path from the root of the project. Ignores paths with placeholders (<id>, *, {a,b}, …). */
const PATH = new RegExp(String.raw`(?<![\w./@:$-])(?:${FOLDERS})/[\w./-]*\w(?![\w./-]*[<*{$…])`, 'g');
const DOCUMENT = /(?<![\w./@:<>*-])[\w./-]*\w\.md\b/g;
/** Matches the end of a source file's path, as in "see source-lines.ts". */
const SOURCE = /(?<![\w./@:<>*${}-])(?:\.{1,2}\/)*([\w/-]+(?:\.\w+)*\.(?:tsx?|mjs))\b/g;
/**
 * Matches paths of files in ../shared, which is outside the repository. Ignores paths in ../shared/data, which comments
 * and documents may mention.
 */
const OUTSIDE = /\.\.\/shared\/(?!data\b)[\w./-]*/g;
/** Matches a section: docs/<page>.md, "Section", steps 2 to 4. The word "steps" may be missing. */
const SECTION = /(docs\/[\w./-]+\.md), "([^"]+)"(?:, (?:steps? )?(\d+)(?: (?:to|and) (\d+))?)?/g;
const DECISION = /\bdecisions? (\d+)/gi;
const NUMBERED_CASE = /\bedge cases? \d+/gi;

/**
 * Returns a sentence for each reference in a file's text whose target does not exist. `paths`: all files of the
 * project.
 */
export function deadMentions({ project, paths }, file, text) {
  const isThere = (path) => existsSync(join(project, path));
  const isSource = (path) => paths.some((other) => other === path || other.endsWith(`/${path}`));
  const elsewhere = [
    ...all(text, PATH).filter((path) => !isThere(path)),
    ...all(text, DOCUMENT).filter((path) => !isThere(path) && !isThere(join(dirname(file), path))),
    ...[...text.matchAll(SOURCE)].map(([, path]) => path).filter((path) => !isSource(path)),
    ...all(text, OUTSIDE),
  ];
  return [
    ...[...new Set(elsewhere)].map((path) => `${file}: say where ${path} is now, or take it out.`),
    ...[...text.matchAll(SECTION)]
      .filter(([, document]) => isThere(document))
      .filter(([, document, section, step = 0, last = step]) => last > stepsIn(join(project, document), section))
      .map(([mention]) => `${file}: ${mention} is not there: name what there is.`),
    ...[...text.matchAll(DECISION)]
      .filter(([, number]) => !paths.some((path) => path.startsWith(`docs/adr/${number}-`)))
      .map(([mention]) => `${file}: name ${mention} by its three digits in docs/adr/.`),
    ...all(text, NUMBERED_CASE).map((mention) => `${file}: name ${mention} as docs/specs/edge-cases.md does.`),
  ];
}

const all = (text, pattern) => [...text.matchAll(pattern)].map(([match]) => match);

/**
 * Returns how many numbered items a section of a document has; -1 if there is no such section. A section begins with a
 * heading or with words in bold.
 */
function stepsIn(document, name) {
  const [, ...sections] = readFileSync(document, 'utf8').split(/^#+ /m);
  const section = sections.find((text) => text.startsWith(`${name}\n`) || text === name);
  if (section !== undefined) return section.match(/^\d+\. /gm)?.length ?? 0;
  return sections.some((text) => text.includes(`**${name}**`)) ? 0 : -1;
}
