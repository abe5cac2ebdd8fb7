// Patterns that are put together when the modules of a source folder are loaded, or when a text first asks for them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { filesBelow, isTest } from '../source-files.mjs';
import { patternSites } from './pattern-sites.mjs';

/** How the instrumented modules reach this one. */
const GLOBAL = '__lecternPatterns';

/** Texts that ask a lazy maker for its patterns: those for Latin letters, and those for all. */
const TEXTS = ['a', '\u6f22'];

/**
 * Loads every module that makes patterns out of strings, with each such place instrumented.
 *
 * @param project folder with src/
 * @returns `patterns`: `{ file, line, source, flags }` of what was made, `line` that of the outermost call that made it;
 * `unreached`: `{ file, line }` of the calls of `RegExp` that nothing led to
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
 * Of the phrases for one purpose, one of each form: whether a pattern is linear is a matter of its form, not of the
 * words, and a pattern with a thousand phrases takes longer to judge than there is time for.
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

/** Words of alphabets as "a", of scripts without spaces as "\u6f22"; endings, gaps and choices as they are. */
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

/** The code with every call in `sites` handed to the recorder. Calls stand within each other: pieces are put in by offset. */
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

/** A matcher makes one pattern of all its phrases, not one for each text. */
const eager = (code) => code.replace(/(const MOST_PATTERNS = )\d+/, '$10');

class Recorder {
  reached = new Set();
  #found = new Map();
  /** Places of the calls that are being made, outermost first. */
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

/** Has a matcher, a function of a text, or a function without arguments make its pattern. */
function ask(maker, text) {
  if (typeof maker === 'function') maker(text);
  else maker.test(text);
}
