import { intact } from '../../platform/unclobbered.ts';

/** Selects the article and nothing else, so that the browser's own copy gives exactly it. */
export function selectArticle(article: HTMLElement | null): void {
  // What is folded up belongs to the text, but the browser copies only what is open.
  for (const folded of article?.querySelectorAll<HTMLDetailsElement>('details:not([data-ours])') ?? [])
    folded.open = true;
  if (article) intact(article.ownerDocument).getSelection()?.selectAllChildren(article);
}
