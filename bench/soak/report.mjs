// Formats the results of `npm run soak` as tables, and inserts them into docs/robustness.md.
import { markdownTable, number } from '../table.mjs';
import { FORM_NAMES } from './exports.mjs';

/** Comments in docs/robustness.md that mark where the tables begin and end. */
const [BEGIN, END] = [
  '<!-- written by npm run soak, never by hand -->',
  '<!-- end of what is written by npm run soak -->',
];

export function soakTables({ shapes, repetitions, limit }) {
  return [timeTable(shapes, limit), exportTable(shapes), memoryTable(shapes), repetitionTable(repetitions)].filter(
    ({ rows }) => rows.length > 0,
  );
}

const nameOf = ({ size, of }) => (size > 0 ? `${size.toLocaleString('en')} ${of}` : of);
const seconds = (ms) => (ms === undefined ? null : number(ms / 1000));
const ratio = (value, of) => (value === undefined || !of ? null : number(value / of));

function timeTable(shapes, limit) {
  const [empty] = shapes;
  return {
    title: `Seconds since the click (with \`÷\`: beside the empty page). ${limit / 1000} s are the most for a page with all that is done with it.`,
    head: ['page', 'reader', 'article', '÷', 'whole', 'longest task', 'processor', 'Esc', 'outcome'],
    rows: shapes.map((shape) => [
      nameOf(shape),
      seconds(shape.reader),
      seconds(shape.article),
      ratio(shape.article, empty.article),
      seconds(shape.whole),
      shape.longest === 0 ? '< 0.05' : seconds(shape.longest),
      seconds(shape.processor),
      seconds(shape.closed),
      outcomeOf(shape),
    ]),
  };
}

/** Returns a description of a measurement: what the reader showed, or at which stage the measurement ended early. */
function outcomeOf({ ended, stage, characters, left }) {
  if (ended) return `${stage}: ${ended}`;
  const shown = characters > 0 ? `${characters.toLocaleString('en')} characters` : 'a sentence';
  return left === '' ? shown : `${shown}; left behind: ${left}`;
}

function exportTable(shapes) {
  return {
    title: 'Seconds that each form of the article takes.',
    head: ['page', ...FORM_NAMES],
    rows: shapes
      .filter(({ exports = {} }) => Object.keys(exports).length > 0)
      .map((shape) => [
        nameOf(shape),
        ...FORM_NAMES.map((name) => {
          const time = shape.exports[name];
          return typeof time === 'string' ? time : seconds(time);
        }),
      ]),
  };
}

function memoryTable(shapes) {
  const read = shapes.filter(({ open }) => open);
  return {
    title:
      'Memory in MB: before the click, with the whole article on the screen, and after Esc; heap after a collection of garbage, and the most that the process of the tab had. With `÷`: what the reader adds to the heap beside what it adds on the empty page.',
    head: ['page', 'nodes of the page', 'heap before', 'open', '÷', 'closed', 'process before', 'open', 'most'],
    rows: read.map((shape) => {
      const { before, open, after } = shape;
      return [
        nameOf(shape),
        before.nodes.toLocaleString('en'),
        ...[before.heap, open.heap].map(number),
        ratio(open.heap - before.heap, read[0].open.heap - read[0].before.heap),
        ...[after?.heap, before.resident, open.resident, after?.most ?? open.most].map(number),
      ];
    }),
  };
}

function repetitionTable(repetitions) {
  return {
    title:
      'Many times: what is there to begin with → in the middle → at the end. Memory in MB: heap of the (first) tab, all tabs together, and the process of the extension.',
    head: ['what', 'ms each', 'heap', 'nodes', 'listeners', 'tabs', 'extension', 'outcome'],
    rows: repetitions.map(({ words, times, each, counts = [], ended = 'done' }) => {
      const course = (key, show = String) => (counts.length === 0 ? null : counts.map((c) => show(c[key])).join(' → '));
      const what = `${times.toLocaleString('en')} ${words}`;
      const memory = [course('tabs', number), course('extension', number)];
      return [what, number(each), course('heap', number), course('nodes'), course('listeners'), ...memory, ended];
    }),
  };
}

/** Replaces the tables between the two comments in a document. Returns null if the document lacks a comment. */
export function withTables(document, tables) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) return null;
  return `${document.slice(0, begin)}${BEGIN}\n\n${tables}\n\n${document.slice(end)}`;
}

/** Returns the tables as Markdown, followed by the command that updates them and a description of the machine. */
export function sectionOf(run, command) {
  const { chromium, node, cpu, cores } = run.machine;
  return [
    ...soakTables(run).map((table) => `**${table.title}**\n\n${markdownTable(table)}`),
    `\`\`\`sh\n${command}\n\`\`\``,
    `Chromium ${chromium}, Node ${node}, ${cpu}, ${cores} cores.`,
  ].join('\n\n');
}
