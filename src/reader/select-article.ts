/** Selects the article and nothing else, so that the browser's own copy gives exactly it. */
export function selectArticle(article: HTMLElement | null): void {
  article?.ownerDocument.getSelection()?.selectAllChildren(article);
}
