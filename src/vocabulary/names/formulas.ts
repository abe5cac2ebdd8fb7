/** Elements and classes of formula renderers: MathJax 2 to 4, KaTeX, Temml, Wikipedia, Pandoc, Distill. */
export const RENDERER_ELEMENTS = 'mjx-container d-math tex-math math amp-mathml math-renderer';
export const RENDERER_CLASSES =
  'katex katex-display MathJax MathJax_Display MathJax_SVG MathJax_SVG_Display MathJax_CHTML MathJax_MathML mjx-chtml MJXc-display mwe-math-element ql-formula ztext-math';
/** Substrings that occur in the classes of all renderers. */
export const FORMULA_NAME_PARTS = 'math|katex|mjx|arithmatex|ql-formula';
/** Classes of pictures of formulas. */
export const FORMULA_PICTURE_NAMES =
  '(?:la)?tex|math|mathjax|equation_image|mwe-math-fallback-image-\\w+|ql-img-(?:inline|displayed)-(?:formula|equation)';
/** Alternative texts of such pictures that are not TeX. */
export const NO_TEX_NAMES = 'equation|formula|latex|tex|math|image';
/** Parts of MathJax's output that draw lines and gaps or repeat the formula. */
export const MATHJAX_FILLINGS = 'assistive-mml line surd strut nstrut dstrut tstrut spacer delim-v ext mid end';
