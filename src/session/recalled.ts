/** Finds the parts of a page that match corrections made on other pages of the site. Part of the tools' script. */
import type { Finding } from '../engine/types.ts';
import type { Page } from '../page/page.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { remembered } from '../store/remembered/replay.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import type { Work } from '../tools/types.ts';

export type Recalled = Pick<Work, 'recalled' | 'recalledWords'>;

/** Null if the page has no article. Reports to the background worker what became of each correction. */
export function recalledFor(page: Page, { by, kept, article }: Finding, memory: SiteMemory): Recalled | null {
  if (by === null) return null;
  const isArticle = article.page === null || article.page.kind === 'article';
  const nodes = [...kept.marks, ...kept.objects].map(({ node }) => node);
  const { corrections, sentence, outcomes } = remembered(page, nodes, memory, { isArticle });
  if (outcomes.length > 0) void callBackgroundFromContent('countReplay', { outcomes }).catch(() => {});
  return {
    recalled: corrections.map(({ correction, reason }) => ({ ...correction, reason })),
    recalledWords: sentence,
  };
}
