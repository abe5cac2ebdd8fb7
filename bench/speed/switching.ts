/** Opens the real reader over the page, to measure the time of switching to another algorithm. */
import { algorithmInfos } from '../../src/algorithms/index.ts';
import type { Article } from '../../src/article/types.ts';
import { mountReader } from '../../src/reader/mount.ts';
import type { ReaderState } from '../../src/reader/reader-state.ts';
import type { LazyScripts } from '../../src/reader/state/view.ts';
import { parseSettings } from '../../src/store/settings/parse.ts';
import { samplePort, sampleState } from '../../test/sample-port.ts';
import { type Limits, sample } from './sample.ts';

const NO_SCRIPTS: LazyScripts = {
  parts: () => ({ controls: null, highlight: null }),
  loadControls: async () => false,
  loadFont: async () => null,
};

/**
 * Opens the reader. Before each measured switch, the reader shows the longest of these articles, scrolled to its
 * middle.
 */
export function openBenchReader(articles: readonly Article[]) {
  const [longest] = [...articles].sort((a, b) => b.words - a.words);
  const before = stateOf(longest ?? null);
  const handle = mountReader(document, before, samplePort(), NO_SCRIPTS);
  const dialog = document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
  return {
    /** Returns the median time to make an article and show it (ms). The time includes the layout but not the paint. */
    timeSwitch(make: () => Article, limits: Limits): number {
      return sample(
        () => {
          handle.update(stateOf(make()));
          return dialog.scrollHeight;
        },
        limits,
        () => {
          handle.update(before);
          dialog.scrollTop = dialog.scrollHeight / 2;
        },
      ).median;
    },
    close: () => handle.destroy(),
  };
}

function stateOf(article: Article | null): ReaderState {
  const { algorithm: _default, ...appearance } = parseSettings(undefined);
  const algorithm = article?.algorithm ?? '';
  return sampleState({ article, algorithm, algorithms: algorithmInfos, appearance });
}
