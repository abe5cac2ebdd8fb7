/** Boxes within a text that warn or advise, as generators of documentation and blogs call them: a word of their class. */
export const ADMONITION_WORDS =
  'alerts?|notic(?:es?)|hint|tip|pro-?tip|warning|caution|danger|important|note|info-?box|note-?box|tip-?box|message-(?:info|warning)';
/** The same, whatever stands beside it. */
export const ADMONITION_PARTS = 'admonition|callout|markdown-alert';
/** What they are to screen readers. */
export const ADMONITION_ROLES = 'note|doc-(?:tip|notic\\w)';
