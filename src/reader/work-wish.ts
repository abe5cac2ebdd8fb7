/** A request from a control of the reader to the tools. */
export type WorkWish =
  /** Starts or ends checking the article. */
  | { readonly kind: 'check' }
  /** Uses the algorithm that was chosen for this page on the other pages of its site, or on all pages. */
  | { readonly kind: 'keep-algorithm'; readonly scope: 'site' | 'everywhere' }
  /** Explains why a piece is in the article. */
  | { readonly kind: 'why'; readonly piece: HTMLElement }
  /** Reads aloud or pauses; turns line focus on or off. */
  | { readonly kind: 'aloud' | 'focus' }
  /** Includes the highlights in copies and saved files, or leaves them out. */
  | { readonly kind: 'highlights-in-exports'; readonly isIn: boolean };
