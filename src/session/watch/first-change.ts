/** Watches a document until its first change: elements or text that come or go. */
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
      // changes of this turn are not delivered yet
      const isChanging = observer.takeRecords().length > 0;
      observer.disconnect();
      return hasChanged || isChanging;
    },
  };
}
