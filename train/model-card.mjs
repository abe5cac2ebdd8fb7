// Writes docs/model-card.md from the figures that the training measured.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importTypeScript } from '../bench/bundle.mjs';
import { markdownTable } from '../bench/table.mjs';
import { root } from '../scripts/setup/root.mjs';
import { untrainedTable } from './untrained.mjs';

const CARD = join(root, 'docs/model-card.md');

const table = (head, rows) => markdownTable({ head, rows });

export async function writeModelCard() {
  writeFileSync(CARD, await currentModelCard());
}

export async function currentModelCard() {
  const report = readJson('train/report.json');
  const ablations = existsSync(join(root, 'train/ablations.json')) ? readJson('train/ablations.json') : [];
  const { FEATURES } = await importTypeScript(join(root, 'train/feature-meanings.ts'));
  const packed = gzipSync(readFileSync(join(root, 'src/algorithms/lectern/model/model.ts')), { level: 9 }).length;
  const comments = readJson('train/comments-report.json');
  return modelCard({ report, comments, ablations, features: FEATURES, packed, untrained: untrainedTable() });
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const four = (number) => number.toFixed(4);

function modelCard({ report, comments, ablations, features, packed, untrained }) {
  return `# Model card: Lectern's own algorithm

Written by \`npm run train\` and \`npm run eval -- --write\`, never by hand; [train/README.md](../train/README.md) says how.

## What it does

It judges every block of text on the rendered page: how probable it is that the block is in the body of the article (or of the
thread, the documentation, the description: the main text). Rules give blocks roles of their own (headline, byline, date,
caption, comment), real geometry corrects the undecided, and a last model says how good the selection probably is.

| stage | kind of model | answers |
|---|---|---|
| names | logistic regression, 8-bit weights | is text in elements with such names body? |
| page kind | boosted trees | article, documentation, service, forum, listing, product or collection |
| blocks | boosted trees over ${Object.keys(features).length} features | probability of body |
| quality | boosted trees over the selection | expected F1: the confidence that the reader shows |
| comments | boosted trees over the features of a block | probability of a reader's comment, in a box of comments |

${report.bytes.toLocaleString('en')} bytes; ${packed.toLocaleString('en')} bytes gzipped as it is shipped. Words are asked for in three
places, and none asks what a text is about: function words of some twenty languages in one set are counted; names of months
and words like "updated", in a dozen languages, make a short line with a number a date; English words in the address of the
page ("forum", "product", "blog") help to tell its kind. Names of classes are what sites call their parts.

## Data

WCXB v1.0, the Web Content Extraction Benchmark by Murrough Foley, CC BY 4.0: the development split, ${report.kinds.all.pages} pages of seven
kinds, ${report.blocks.toLocaleString('en')} blocks. Pages come without style sheets and almost all in English. The test split and Zyte's benchmark were not
looked at. Labels: a block is in the body as far as runs of four of its words are in the truth. ${report.doubted.blocks.toLocaleString('en')} blocks, on which three small
models that had not seen them agree against the truth, and ${report.doubted.pages} pages with many of them weigh less in training; in the figures below all
pages count alike.

## Figures

All by five-fold cross-validation over sites: no model has seen a page of the site that it is judged on, nor have the earlier
stages that feed it. Two things are shared by the folds: which labels are doubted (by small models that had not seen the page
itself), and, for the confidence of a page, the scores of the other pages (by models that may have seen this one). Means over
pages, at the level of blocks, before roles and geometry.

${table(
  ['pages', 'n', 'word F1', 'precision', 'recall', 'F1 of runs of four', 'precision', 'recall'],
  Object.entries(report.kinds).map(([kind, row]) => [
    kind,
    row.pages,
    ...['f1', 'precision', 'recall', 'runsF1', 'runsPrecision', 'runsRecall'].map((key) => four(row[key])),
  ]),
)}

Word F1 of the five folds: ${report.folds.map((row) => four(row.f1)).join(', ')}. Choices of this design (features, size of the trees, the rule for
the threshold) were made looking at the same pages, so the figures are a little too good.

## Leave a data set out

What the whole extension reads on data that the model was not trained on: roles and geometry included, F1 of runs of four words. Every
change is judged on all sets: one that helps WCXB alone is not kept. \`npm run eval -- --write\` renews this table and
[benchmark.md](benchmark.md), where the kinds of page are.

${markdownTable(untrained)}

## Readers' comments

No truth of WCXB says what is a comment. Labels come from the structure of its pages: posts with a name or a time in a box that is
called comments, below an article, without their buttons (${comments.pages} pages); the first lines of the boxes of all 126 articles that have one
were looked at by eye (\`train/comments-by-hand.json\`), and ${comments.threads} threads say how answers are written. ${comments.words.toLocaleString('en')} words.
Out of fold ${(comments.recall * 100).toFixed(1)} % of them are found, and ${(comments.precision * 100).toFixed(1)} % of what is found is one; ${comments.bytes.toLocaleString('en')} bytes. What is offered on pages of 2012, of
which it has seen none, is in [benchmark.md](benchmark.md).

## Confidence

Expected calibration error: **${four(report.calibrationError)}** (ten bins). Article or not: AUC **${four(report.articleAuc)}**. Page kind right: ${(report.kindAccuracy * 100).toFixed(1)} %.

${table(
  ['confidence', 'pages', 'mean confidence', 'mean F1 reached'],
  report.reliability.map(([from, n, expected, reached]) => [
    `${from.toFixed(1)} – ${(from + 0.1).toFixed(1)}`,
    n,
    expected.toFixed(3),
    reached.toFixed(3),
  ]),
)}

## What each part is worth

${
  ablations.length === 0
    ? 'Not measured yet.'
    : `Forests of 60 trees, judged on folds 0 and 1 (which are easier than the others); differences below about 0.003 (articles) and
0.006 (all) are noise: other seeds alone move the figures so much.\n\n${table(
        ['variant', 'all', 'articles', 'articles, runs of four'],
        ablations.map(({ what, all, articles, articleRuns }) => [what, four(all), four(articles), four(articleRuns)]),
      )}`
}

## Limits

- The truths of product, collection and listing pages are a matter of taste of who wrote them: the best choice of a threshold for
  each page alone would give 0.05 more than any rule does.
- A sixth of the loss on articles is truths that stop early; the model cannot be better than that, and its precision looks worse than it is.
- Trained on pages without style sheets. What geometry adds is rules, tested on few pages.
- Other languages than English are hardly in the data; what holds for them is measured on machine-made copies (docs/benchmark.md).

## Features

${table(
  ['feature', 'unit and meaning'],
  Object.entries(features).map(([name, meaning]) => [`\`${name}\``, meaning]),
)}
`;
}
