/** What a control of the reader asks of the workbench. */
export type WorkWish =
  /** Compares the shown algorithm with another one. */
  | { readonly kind: 'compare'; readonly algorithm: string }
  /** From 0, strict, to 1, generous. */
  | { readonly kind: 'agreement'; readonly level: number }
  | { readonly kind: 'votes' }
  /** Why a piece of the article is here. */
  | { readonly kind: 'why'; readonly piece: HTMLElement }
  /** Reads aloud, or pauses; shows fewer lines, or all again. */
  | { readonly kind: 'aloud' | 'focus' }
  /** What is copied and saved has the highlights in it. */
  | { readonly kind: 'highlights-in-exports'; readonly isIn: boolean };
