/** More content that the page offers, such as further pages or a frame. A button in the reader opens or loads it. */
export interface Offer {
  id: string;
  /** Description of the offered content; '' for none. */
  text: string;
  /** Label of the button; the label of the page's own button if the offer replaces one. '' for no button. */
  label: string;
  /**
   * Where the offer is shown in the reader. `over`: fixed over the text, so that it is visible at any scroll position.
   */
  place: 'above' | 'below' | 'end' | 'over';
  /** Whether the user has pressed the button and the content is loading. */
  isBusy?: boolean;
  /** Address of a link that is shown instead of the button. */
  href?: string;
  /** Set if `href` leads to the previous or next page, which opens in the same tab. */
  rel?: 'prev' | 'next';
}

/** Prefix of the id of an offer that replaces a button of the page. After it comes the node id of that button. */
export const BUTTON = 'button:';
