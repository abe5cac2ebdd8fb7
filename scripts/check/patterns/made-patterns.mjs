// Collects the regular expressions that modules build from strings, either when the module is loaded or when a text is
// first tested. To do so, loads the modules with a recorder around each `RegExp` call.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { filesBelow, isTest } from '../source-files.mjs';
import { patternSites } from './pattern-sites.mjs';

/** Name of the global variable through which the loaded modules call the recorder. */
const GLOBAL = '__lecternPatterns';

/**
 * Texts that each matcher tests once, because a matcher builds its patterns only when it tests a text: one text in
 * Latin letters, one in Chinese characters.
 */
const TEXTS = ['a', '\u6f22'];

/**
 * Loads every module that builds patterns from strings, and records the patterns.
 *
 * @param project folder that contains src/
 * @returns `patterns`: `{ file, line, source, flags }` of each pattern, with the line of the outermost call that builds
 *     it; `unreached`: `{ file, line }` of each `RegExp` call that did not run
 */
export async function madePatterns(project) {
  const src = join(project, 'src');
  const all = new Map(
    filesBelow(src, /\.tsx?$/)
      .filter((path) => !isTest(path) && !path.endsWith('.d.ts'))
      .map((path) => [`src/${path}`, patternSites(path, readFileSync(join(src, path), 'utf8'))]),
  );
  const makers = [...all].filter(([, { made, lazy }]) => made.length + lazy.length > 0);
  const recorder = new Recorder();
  globalThis[GLOBAL] = recorder;
  const server = await createServer(serverOptions(project, new Map(makers)));
  try {
    await provideSamples(server, src);
    for (const [file] of makers) await server.ssrLoadModule(`/${file}`);
  } finally {
    await server.close();
    delete globalThis[GLOBAL];
  }
  const unreached = makers.flatMap(([file, { made }]) =>
    made.map(({ line }) => ({ file, line })).filter(({ line }) => !recorder.reached.has(`${file}:${line}`)),
  );
  return { patterns: recorder.patterns(), unreached };
}

/**
 * Reduces the word lists to one phrase of each form (see {@link formOf}), because checking a pattern of a thousand
 * phrases would take too long. Whether a pattern matches in linear time depends only on the forms of its phrases.
 */
async function provideSamples(server, src) {
  if (!existsSync(join(src, 'vocabulary/provided.ts'))) return;
  const { WORDS } = await server.ssrLoadModule('/src/vocabulary/words/index.ts');
  const { provideWords } = await server.ssrLoadModule('/src/vocabulary/provided.ts');
  provideWords(Object.fromEntries(Object.entries(WORDS).map(([purpose, words]) => [purpose, oneOfEachForm(words)])));
}

function oneOfEachForm(words) {
  const seen = new Set();
  const isNew = (phrase) => seen.size < seen.add(formOf(phrase)).size;
  return Object.fromEntries(
    Object.entries(words)
      .map(([language, list]) => [language, list.split('|').filter(isNew).join('|')])
      .filter(([, list]) => list !== ''),
  );
}

/**
 * Returns the form of a phrase: each word becomes "a", and each run of characters of a writing system without spaces
 * becomes "\u6f22". The characters with a special meaning in phrases (`*`, `…`, `,` and `_`) stay.
 */
const formOf = (phrase) =>
  phrase
    .replace(/[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/g, '\u6f22')
    .replace(/[^\s\u6f22*…_,]+/g, 'a')
    .replace(/(?:a,)+a/g, 'a');

function serverOptions(root, makers) {
  const transform = (code, id) => {
    const file = id.slice(root.length + 1);
    const sites = makers.get(file);
    return sites ? instrument(file, code, sites) : undefined;
  };
  return {
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'lectern-patterns', enforce: 'pre', transform }],
  };
}

/**
 * Wraps the calls that `patternSites` found (`made` and `lazy`) in calls of the recorder, and returns the changed code
 * of the module. Sorts the inserted pieces by position, because calls can be nested.
 */
function instrument(file, code, { made, lazy }) {
  const pieces = [...made.map((site) => ['made', site]), ...lazy.map((site) => ['lazy', site])].flatMap(
    ([kind, { line, start, end }]) => [
      { at: start, isEnd: false, size: end - start, text: `${GLOBAL}.${kind}('${file}:${line}', () => (` },
      { at: end, isEnd: true, size: end - start, text: '))' },
    ],
  );
  pieces.sort((a, b) => a.at - b.at || (a.isEnd ? a.size - b.size : b.size - a.size));
  let [whole, from] = ['', 0];
  for (const { at, text } of pieces) {
    whole += code.slice(from, at) + text;
    from = at;
  }
  return eager(whole + code.slice(from));
}

/**
 * Changes the code so that each matcher builds a single pattern of all its phrases at its first use. Without this
 * change, the matcher would build patterns of only the phrases that the tested text may contain.
 */
const eager = (code) => code.replace(/(const MOST_PATTERNS = )\d+/, '$10');

class Recorder {
  reached = new Set();
  #found = new Map();
  /** Stack of the calls (`file:line`) that are creating matchers now, the outermost first. */
  #calls = [];

  made(place, make) {
    this.reached.add(place);
    const { source, flags } = make();
    const [outermost = place] = this.#calls;
    const [file, line] = outermost.split(':');
    this.#found.set(`${outermost} /${source}/${flags}`, { file, line: Number(line), source, flags });
    return new RegExp(source, flags);
  }

  lazy(place, make) {
    this.#calls.push(place);
    try {
      const maker = make();
      for (const text of TEXTS) ask(maker, text);
      return maker;
    } finally {
      this.#calls.pop();
    }
  }

  patterns() {
    return [...this.#found.values()];
  }
}

/** Calls a matcher (a function or an object) with a text, so that it builds its pattern. */
function ask(maker, text) {
  if (typeof maker === 'function') maker(text);
  else maker.test(text);
}
