/** More content that the page offers, such as further pages or a frame. A button in the reader opens or loads it. */
export interface Offer {
  id: string;
  /** Description, or ''. */
  text: string;
  /** Label of the button, in the page's own words if it stands for a button of the page; '' for no button. */
  label: string;
  /** `over`: always visible, wherever the text is scrolled. */
  place: 'above' | 'below' | 'end' | 'over';
  /** It was accepted and is loading. */
  isBusy?: boolean;
  /** Address of a link that takes the place of the button. */
  href?: string;
  /** The link leads to the previous or next page, in the same tab. */
  rel?: 'prev' | 'next';
}

/** Prefix of the id of an offer that stands for a button of the page; the button's node follows. */
export const BUTTON = 'button:';
