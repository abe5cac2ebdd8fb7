/** Something more that the page has, which the reader gets when its button is pressed. */
export interface Offer {
  id: string;
  /** What it is about, or ''. */
  text: string;
  /** On the button, in the page's own words where the button stands for one of the page's; '' for no button. */
  label: string;
  /** `over`: seen wherever in the text one is. */
  place: 'above' | 'below' | 'end' | 'over';
  /** It was accepted and is on its way. */
  isBusy?: boolean;
  /** Where it is got: a link in the place of the button. */
  href?: string;
  /** It leads on from this page, in the same tab. */
  rel?: 'prev' | 'next';
}

/** Begins the id of an offer that stands for one of the page's buttons, before its node. */
export const BUTTON = 'button:';
