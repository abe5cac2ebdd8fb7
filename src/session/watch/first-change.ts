/** Watches a document until elements or texts are first added, removed or changed. */
export interface ChangeWatch {
  /** Ends the watch and returns whether the document has changed. */
  end(): boolean;
}

export function watchForChange(document: Document): ChangeWatch {
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return {
    end() {
      // Changes that were made in the current task have not reached the observer's callback yet.
      const isChanging = observer.takeRecords().length > 0;
      observer.disconnect();
      return hasChanged || isChanging;
    },
  };
}
