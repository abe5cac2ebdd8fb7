/** What a control of the reader asks of the tools. */
export type WorkWish =
  /** Begins to check the article, or ends it. */
  | { readonly kind: 'check' }
  /** Uses the algorithm that was chosen for this page on the others of its site, or on all. */
  | { readonly kind: 'keep-algorithm'; readonly scope: 'site' | 'everywhere' }
  /** Why a piece of the article is here. */
  | { readonly kind: 'why'; readonly piece: HTMLElement }
  /** Reads aloud, or pauses; shows fewer lines, or all again. */
  | { readonly kind: 'aloud' | 'focus' }
  /** What is copied and saved has the highlights in it. */
  | { readonly kind: 'highlights-in-exports'; readonly isIn: boolean };
