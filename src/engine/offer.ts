/** More content that the page offers, such as further pages or a frame. A button in the reader opens or loads it. */
export interface Offer {
  id: string;
  /** Description of the content; '' for none. */
  text: string;
  /** Label of the button; the page's own words if the offer replaces a button of the page. '' for no button. */
  label: string;
  /** Where the offer is shown in the reader. `over`: always visible, however far the text is scrolled. */
  place: 'above' | 'below' | 'end' | 'over';
  /** Whether the user has pressed the button and the content is loading. */
  isBusy?: boolean;
  /** Address of a link that is shown instead of the button. */
  href?: string;
  /** Set if the link leads to the previous or next page, in the same tab. */
  rel?: 'prev' | 'next';
}

/** Start of the id of an offer that replaces a button of the page; the rest is the button's node id. */
export const BUTTON = 'button:';
