// Collects the patterns that are built when the modules of a source folder load, or when a text first needs them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { filesBelow, isTest } from '../source-files.mjs';
import { patternSites } from './pattern-sites.mjs';

/** Name of the global through which the instrumented modules reach this one. */
const GLOBAL = '__lecternPatterns';

/** Texts that make a lazy function build its patterns: the one for Latin letters, and the one for all. */
const TEXTS = ['a', '\u6f22'];

/**
 * Loads every module that builds patterns from strings, with each such place instrumented.
 *
 * @param project folder with src/
 * @returns `patterns`: `{ file, line, source, flags }` of the built patterns, with the `line` of the outermost call;
 * `unreached`: `{ file, line }` of the `RegExp` calls that never ran
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
 * Provides one phrase of each form per purpose: whether a pattern is linear depends on its form, not on the words, and
 * a pattern with a thousand phrases takes too long to judge.
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
 * Replaces words of alphabets by "a", and of scripts without spaces by "\u6f22"; keeps endings, gaps and alternatives.
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
 * Returns the code with every call in `sites` passed to the recorder. Calls may be nested, so pieces are inserted by
 * offset.
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

/** Makes a matcher build one pattern of all its phrases, instead of one for each text. */
const eager = (code) => code.replace(/(const MOST_PATTERNS = )\d+/, '$10');

class Recorder {
  reached = new Set();
  #found = new Map();
  /** Places of the calls in progress, outermost first. */
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

/** Makes a matcher, a function of a text, or a function without arguments build its pattern. */
function ask(maker, text) {
  if (typeof maker === 'function') maker(text);
  else maker.test(text);
}
