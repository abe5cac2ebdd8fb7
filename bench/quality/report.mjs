// Formats the figures of a quality run as tables, for the terminal and for docs/benchmark.md.
import { number } from '../table.mjs';
import { copyTables } from './copy-tables.mjs';
import { coverageTables } from './coverage/tables.mjs';
import { guardTables } from './guard/tables.mjs';
import { judgementTables } from './judgement-tables.mjs';
import { styleTables } from './style-tables.mjs';
import { titleTables } from './title-tables.mjs';
import { widthTables } from './width-tables.mjs';

export function qualityTables(run) {
  const rows = Object.entries(run.algorithms);
  return [
    shingleTable(run, rows),
    commentTable(rows),
    agreementTable(run),
    wordTable(rows),
    languageTable(rows),
    ...styleTables(run),
    ...widthTables(run),
    ...coverageTables(rows),
    ...guardTables(rows),
    ...copyTables(run),
    ...judgementTables(rows),
    metadataTable(rows),
    ...titleTables(rows),
    timeTable(run, rows),
  ].filter((table) => table !== null);
}

/** Returns a sentence about which models read the pages; null if no algorithm uses a model. */
export function modelLine({ outOfFold, read }) {
  if (typeof outOfFold !== 'number') return null;
  return (
    `Out of fold: ${outOfFold} of ${read} pages. These were read by a model that has not seen their sites, ` +
    'the others by the shipped model.'
  );
}

export function failureLines(run) {
  return Object.entries(run.algorithms).flatMap(([algorithm, { failures }]) =>
    failures.map(({ id, message }) => `${algorithm}: ${id}: ${message}`),
  );
}

function shingleTable({ truths }, rows) {
  const scored = rows.filter(([, { score }]) => score !== null);
  if (scored.length === 0) return null;
  const cell = ({ value, deviation }) => `${value.toFixed(3)} ± ${deviation.toFixed(3)}`;
  return {
    title: `Article text, ${truths} pages: shingles of 4 words, ± by bootstrap`,
    head: ['algorithm', 'F1', 'precision', 'recall', 'accuracy', 'failed'],
    rows: scored.map(([id, { score, failures }]) => [
      id,
      cell(score.f1),
      cell(score.precision),
      cell(score.recall),
      cell(score.accuracy),
      String(failures.length),
    ]),
  };
}

function commentTable(rows) {
  const scored = rows.filter(([, { comments }]) => comments);
  if (scored.length === 0) return null;
  return {
    title: `Readers’ comments, ${scored[0][1].comments.pages} pages: share of their runs of 4 words that the articles hold, and that are offered below them; share of what is offered that is one; pages on which less than a tenth is offered`,
    head: ['algorithm', 'kept', 'offered', 'right', 'bare pages'],
    rows: scored.map(([id, { comments }]) => {
      const { share, found, right, bare } = comments;
      return [id, percent(share), percent(found), right === null ? '–' : percent(right), String(bare)];
    }),
  };
}

function agreementTable({ agreement, read }) {
  if (!agreement) return null;
  return {
    title: `Agreement, ${read} pages: F1 of the words with the text of the middle one of the other algorithms`,
    head: ['algorithm', 'agreement'],
    rows: Object.entries(agreement).map(([id, f1]) => [id, score(f1)]),
  };
}

function wordTable(rows) {
  const scored = rows.filter(([, { words }]) => words);
  if (scored.length === 0) return null;
  const { byType, snippets } = scored[0][1].words;
  const types = Object.entries(byType);
  return {
    title: 'Words: mean F1 of the pages, by page type',
    head: [
      'algorithm',
      'F1',
      'precision',
      'recall',
      ...types.map(([type, { pages }]) => `${type} (${pages})`),
      ...(snippets ? ['required snippets', 'unwanted snippets'] : []),
    ],
    rows: scored.map(([id, { words }]) => [
      id,
      ...[words.f1, words.precision, words.recall].map(score),
      ...types.map(([type]) => score(words.byType[type].f1)),
      ...(snippets ? [percent(words.snippets.with), percent(words.snippets.without)] : []),
    ]),
  };
}

/** Minimum number of pages in a language for the table to show their mean score. */
const PAGES_OF_LANGUAGE = 3;

function languageTable(rows) {
  const scored = rows.filter(([, { languages }]) => languages);
  if (scored.length === 0) return null;
  const languages = Object.entries(scored[0][1].languages).filter(([, { pages }]) => pages >= PAGES_OF_LANGUAGE);
  if (languages.length === 0) return null;
  return {
    title: `Words: mean F1 of the pages, by language (of ${PAGES_OF_LANGUAGE} pages and more)`,
    head: ['algorithm', ...languages.map(([language, { pages }]) => `${language || 'unknown'} (${pages})`)],
    rows: scored.map(([id, figures]) => [id, ...languages.map(([language]) => score(figures.languages[language].f1))]),
  };
}

/**
 * Returns the table of metadata, with two precisions for each field. On some pages, the algorithm finds a value
 * although the ground truth lacks the field. The first precision ignores such values, because the page may still have
 * the field; the second counts them as wrong.
 */
function metadataTable(rows) {
  const judged = rows.filter(([, { metadata }]) => metadata && Object.keys(metadata).length > 0);
  if (judged.length === 0) return null;
  const fields = Object.entries(judged[0][1].metadata);
  return {
    title:
      'Metadata as in the truth (case and punctuation folded; names as sets; days): recall / precision where the ' +
      'truth has the field / precision if a truth without the field means that the page has none',
    head: ['algorithm', ...fields.map(([field, { pages }]) => `${field} (${pages})`)],
    rows: judged.map(([id, { metadata }]) => [id, ...fields.map(([field]) => metadataCell(metadata[field]))]),
  };
}

function metadataCell({ pages, given, right, unasked }) {
  const share = (all) => (all > 0 ? score(right / all) : '–');
  return [pages, given, given + unasked].map(share).join(' / ');
}

function timeTable({ baseline, read }, rows) {
  const both = ({ median, p95 }) => `${number(median) ?? '–'} / ${number(p95) ?? '–'}`;
  return {
    title: `Milliseconds, ${read} pages: median / 95 %. @mozilla/readability alone on the same pages: ${both(baseline)}`,
    head: ['algorithm', 'snapshot', 'algorithm', 'article', 'sum × Readability'],
    rows: rows.map(([id, { times }]) => [
      id,
      both(times.snapshot),
      both(times.algorithm),
      both(times.article),
      both(times.ratio),
    ]),
  };
}

const score = (value) => value.toFixed(3);
const percent = (value) => `${(100 * value).toFixed(1)} %`;
