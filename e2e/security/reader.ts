import { alsoAllowing } from '../../test/stray.ts';

/** Elements and attributes that the reader adds to an article. The values of attributes are regular expressions. */
export const READER = alsoAllowing('div button svg path', {
  class:
    '^(?:piece|piece-copy(?: piece-wrap)?|wrapped|missing|coming|here|embed|prose|formula|scroll-box|(?:scroll )?(?:table|code|formula)|hljs-[\\w -]+|)$',
  role: '^(?:button|region|img)$',
  type: '^button$',
  tabindex: '^0$',
  loading: '^lazy$',
  decoding: '^async$',
  rel: '^noopener$',
  target: '^_blank$',
  'aria-label': '^',
  'aria-haspopup': '^dialog$',
  'aria-hidden': '^true$',
  'aria-pressed': '^(?:true|false)$',
  'aria-describedby': '^note-popover$',
  viewBox: '^[\\d ]+$',
  fill: '^none$',
  stroke: '^currentColor$',
  'stroke-width': '^[\\d.]+$',
  'stroke-linecap': '^round$',
  'stroke-linejoin': '^round$',
  d: '^[\\w\\s.-]+$',
});
