/**
 * Patterns of parts of addresses (in lower case), by the kind of page that they suggest, and the pattern of a price.
 *
 * Frozen, because the machine-learning model was trained with these words. New words go into `words/`.
 */
export const ADDRESS_KINDS = {
  forum: /forum|thread|topic|discuss|community|question|answers?\b|\/t\/|viewtopic|\/issues?\/|\/comments\//,
  docs: /\bdocs?\b|documentation|manual|reference|\/api\b|guide|tutorial|help\b|wiki|learn\b/,
  product: /product|\/shop|store|\/p\/|\/dp\/|\/item|\bbuy\b/,
  blog: /blog|news|article|story|post\b|magazine|journal/,
  list: /categor|collection|\/tag|list|search|archive|browse|directory|\/c\/|best-|top-/,
} as const;

export const PRICE = /[$€£¥₹₽₩₺]\s?\d|\d\s?(?:€|£|kr\b|zł|₽|руб|USD|EUR|元|円|원)/;
