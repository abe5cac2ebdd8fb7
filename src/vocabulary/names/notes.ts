/** Names (class, role) of links from a note back to the text. */
export const BACK_LINK_NAMES = 'doc-backlink|back-?(?:ref|link)s?|reverse-?footnote|footnote-(?:back|return)';
/** Names (class, role) of references to a note in the text. */
export const NOTE_SIGN_NAMES = 'doc-noteref|noteref|foot-?note|fn-?ref|footnote-?ref|sidenote|endnote';
/** Beginnings of ids of notes: `_ftn1`, `sdfootnote1sym`. */
export const NOTE_IDS = 'fn|ftn|edn|sd(?:foot|end)note|foot-?note|end-?note';
/** Further beginnings of ids of notes: `cite_note-3`, `sn-1`, `FOOT1`. */
export const OTHER_NOTE_IDS = 'note|cite[_-]?note|sn|foot';
/** Beginnings of ids of sources: `bib12`, `ref-CR3`, `R7`. */
export const SOURCE_IDS = 'bib|bb|refs?|references?|cr|r|b|cite|cit|citation|sources?';
/** Roles and classes of sources, of lists of sources, and of references to a source. */
export const SOURCE_NAMES =
  'doc-biblio(?:graphy|entry|ref)|csl-(?:entry|bib-body)|citation-reference|bibliography|biblio-?ref';
/** Classes of notes in the margin (Tufte CSS and its descendants, LaTeXML). */
export const MARGIN_NOTE_NAMES = '(?:side|margin)-?note(?:-(?:content|text|body))?|ltx_note_outer';
