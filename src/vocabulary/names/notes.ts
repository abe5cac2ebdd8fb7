/** Links that lead back. */
export const BACK_LINK_NAMES = 'doc-backlink|back-?(?:ref|link)s?|reverse-?footnote|footnote-(?:back|return)';
/** Signs in the text that lead to notes. */
export const NOTE_SIGN_NAMES = 'doc-noteref|noteref|foot-?note|fn-?ref|footnote-?ref|sidenote|endnote';
/** Ids of notes: `_ftn1`, `sdfootnote1sym`. */
export const NOTE_IDS = 'fn|ftn|edn|sd(?:foot|end)note|foot-?note|end-?note';
/** Ids of sources and of other targets of signs: `cite_note-3`, `bib12`. */
export const SOURCE_IDS = 'note|cite_note|bib|ref|sn';
/** Notes in the margin (Tufte CSS and its descendants, LaTeXML). */
export const MARGIN_NOTE_NAMES = '(?:side|margin)-?note(?:-(?:content|text|body))?|ltx_note_outer';
