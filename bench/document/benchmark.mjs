// docs/benchmark.md, from the kept runs.
import { failureLines, qualityTables } from '../quality/report.mjs';
import { speedTables } from '../speed/report.mjs';
import { markdownTable } from '../table.mjs';

const INTRODUCTION = `# Benchmark

Written by the bench, never by hand: each section ends with the command that renews it. Data sets stay outside the
repository; a packed one is unpacked first (\`tar -xJf ../shared/data/wcxb-dev.tar.xz -C .cache\`).

- Every page is loaded once in Chromium, without network and without its scripts, and all algorithms read the same snapshot.
- Algorithms read what a person sees (the population \`rendered\`), unless a section says otherwise.
- The text is the article's body without headline, byline and captions, as Zyte's article-extraction-benchmark asks.
  Precision and recall are means over pages of shingles of four words, F1 is that of the means, accuracy the part of pages
  with exactly the words of the truth, ± the standard deviation of 1000 bootstrap draws with a fixed seed.
- WCXB's own figure counts words without regard to case and order; F1 is the mean over pages.
- A page on which an algorithm fails counts as empty, and is named.
- Times are medians of up to three runs of each stage, beside the npm package @mozilla/readability (clone and parse) on the
  same page in the same run. Code stays compiled from page to page, except where pages come with their layout.

Whether the ports print what their originals print is in [parity.md](parity.md).`;

/** The whole document. */
export function benchmarkDocument(results) {
  const quality = results.filter(({ kind }) => kind === 'quality').map(qualitySection);
  const speed = results.filter(({ kind }) => kind === 'speed').map(speedSection);
  return `${[INTRODUCTION, ...quality, ...speed].join('\n\n')}\n`;
}

function qualitySection({ name, command, run }) {
  const { population, additions, note } = run;
  const options = [
    population === 'source' ? 'Whole document, scripting off; the text as the originals print it.' : '',
    additions.length > 0 ? `With ${additions.join(', ')} in the text.` : '',
  ];
  const failures = failureLines(run);
  return section(
    name,
    [note, ...options].filter(Boolean).join(' '),
    qualityTables(run),
    failures.length > 0 ? `Failed:\n\n${failures.map((line) => `- ${line}`).join('\n')}` : '',
    command,
    run.machine,
  );
}

function speedSection({ name, command, run }) {
  return section(name, 'Made pages of known size.', speedTables(run), '', command, run.machine);
}

function section(name, text, tables, rest, command, { chromium, node, cpu, cores }) {
  return [
    `## ${name}`,
    text,
    ...tables.map((table) => `**${table.title}**\n\n${markdownTable(table)}`),
    rest,
    `\`\`\`sh\n${command}\n\`\`\``,
    `Chromium ${chromium}, Node ${node}, ${cpu}, ${cores} cores.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
