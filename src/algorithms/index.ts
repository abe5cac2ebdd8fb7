/**
 * The list of algorithms in menu order, as data for settings, menus, the benchmark and the documents. Does not import
 * the algorithms' code, because the popup and the background worker import this list and must stay small. `classics.ts`
 * and `all.ts` import the code.
 */
import { type MessageKey, message } from '../platform/wording/message.ts';
import type { AlgorithmInfo } from './types.ts';

export const DEFAULT_ALGORITHM = 'lectern';

/** Before the reader opens automatically, this algorithm decides whether the page is an article. */
export const JUDGE = 'lectern';

interface Row extends Omit<AlgorithmInfo, 'summary' | 'family'> {
  /** Key of the translated label, if the label is not the name of a project. */
  labelKey?: MessageKey;
  summary: MessageKey;
  /** Name of the project; if missing, it is the first word of the label. */
  family?: string;
}

/** The module of each algorithm names the paper or project that it follows. */
const ROWS: readonly Row[] = [
  { id: 'lectern', label: 'Lectern', summary: 'algorithmLectern', recommended: true, carriesData: true },
  { id: 'readability', label: 'Readability', summary: 'algorithmReadability', recommended: true },
  { id: 'newspaper', label: 'Newspaper', summary: 'algorithmNewspaper', recommended: true, carriesData: true },
  { id: 'boilerpipe-article', label: 'Boilerpipe', summary: 'algorithmBoilerpipeArticle', recommended: true },
  { id: 'goose', label: 'Goose', summary: 'algorithmGoose', recommended: true, carriesData: true },
  { id: 'dragnet', label: 'Dragnet', summary: 'algorithmDragnet', recommended: true, carriesData: true },
  { id: 'eatiht', label: 'eatiht', summary: 'algorithmEatiht', recommended: true },
  {
    id: 'html-text',
    label: 'html-text',
    labelKey: 'algorithmAllText',
    summary: 'algorithmHtmlText',
    recommended: true,
  },
  { id: 'boilerpipe-article-2', label: 'Boilerpipe 2', summary: 'algorithmBoilerpipeArticle2' },
  { id: 'boilerpipe-default', label: 'Boilerpipe default', summary: 'algorithmBoilerpipeDefault' },
  { id: 'boilerpipe-largest', label: 'Boilerpipe largest', summary: 'algorithmBoilerpipeLargest' },
  { id: 'boilerpipe-density', label: 'Boilerpipe density', summary: 'algorithmBoilerpipeDensity' },
  { id: 'boilerpipe-numwords', label: 'Boilerpipe words', summary: 'algorithmBoilerpipeNumwords' },
  { id: 'boilerpipe-everything', label: 'Boilerpipe everything', summary: 'algorithmBoilerpipeEverything' },
  { id: 'newspaper-3k', label: 'Newspaper 3k', summary: 'algorithmNewspaper3k', carriesData: true },
  { id: 'eatiht-etv2', label: 'eatiht v2', summary: 'algorithmEatihtEtv2' },
  { id: 'justext', label: 'jusText', summary: 'algorithmJustext', carriesData: true },
  { id: 'cetr', label: 'CETR', summary: 'algorithmCetr', family: 'Tag ratios' },
  { id: 'cetr-blocks', label: 'CETR on blocks', summary: 'algorithmCetrBlocks', family: 'Tag ratios' },
];

export const algorithmInfos: readonly AlgorithmInfo[] = ROWS.map(({ label, labelKey, summary, ...info }) => ({
  family: label.replace(/ .*/, ''),
  ...info,
  get label() {
    return labelKey ? message(labelKey) : label;
  },
  get summary() {
    return message(summary);
  },
}));
