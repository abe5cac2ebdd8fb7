import { intact } from '../../platform/unclobbered.ts';

/** Selects the article and nothing else, so that the browser copies exactly that. */
export function selectArticle(article: HTMLElement | null): void {
  // Folded parts belong to the text, but the browser copies only open ones.
  for (const folded of article?.querySelectorAll<HTMLDetailsElement>('details:not([data-ours])') ?? [])
    folded.open = true;
  if (article) intact(article.ownerDocument).getSelection()?.selectAllChildren(article);
}
