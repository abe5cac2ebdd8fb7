// Finds the recorded texts of the original program for each ported algorithm.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files.mjs';

/**
 * The original program of each ported algorithm (`original`), and the name of the file with its texts, without ".json"
 * (`file`).
 */
export const REFERENCES = {
  'boilerpipe-article': { file: 'boilerpipe', original: 'boilerpipe 1.2, ArticleExtractor' },
  'html-text': { file: 'html-text', original: 'html-text 0.7.0' },
  justext: { file: 'justext', original: 'jusText 3.0.2' },
  dragnet: { file: 'dragnet', original: 'dragnet 1b65e7b' },
  goose: { file: 'goose3', original: 'goose3 3.1.20' },
  newspaper: { file: 'newspaper', original: 'newspaper4k 0.9.3.1' },
  eatiht: { file: 'eatiht', original: 'eatiht, first version' },
  'eatiht-etv2': { file: 'eatiht-etv2', original: 'eatiht, etv2' },
  readability: { file: 'readability_js', original: 'Readability.js 0.6.0 in jsdom' },
};

/** Returns the original program's text for each page id; null if the folder has no file of that program. */
export function readReference(folder, algorithm) {
  const file = join(folder, 'reference', `${REFERENCES[algorithm].file}.json`);
  if (!existsSync(file)) return null;
  const content = readJson(file);
  const keys = Object.keys(content);
  const isWrapped = keys.length === 2 && keys.includes('version') && keys.includes('output');
  const output = isWrapped ? content.output : content;
  return Object.fromEntries(Object.entries(output).map(([id, { articleBody }]) => [id, articleBody ?? '']));
}
