/** Elements and classes of formula renderers: MathJax 2 to 4, KaTeX, Temml, Wikipedia, Pandoc, Distill. */
export const RENDERER_ELEMENTS = 'mjx-container d-math tex-math math amp-mathml math-renderer';
export const RENDERER_CLASSES =
  'katex katex-display MathJax MathJax_Display MathJax_SVG MathJax_SVG_Display MathJax_CHTML MathJax_MathML mjx-chtml MJXc-display mwe-math-element ql-formula ztext-math';
/** Quick first test: the classes of every formula renderer contain one of these. */
export const FORMULA_NAME_PARTS = 'math|katex|mjx|arithmatex|ql-formula';
/** Classes of images that show a formula. */
export const FORMULA_PICTURE_NAMES =
  '(?:la)?tex|math|mathjax|equation_image|mwe-math-fallback-image-\\w+|ql-img-(?:inline|displayed)-(?:formula|equation)';
/** Alternative texts of images of formulas that do not contain the formula's TeX source. */
export const NO_TEX_NAMES = 'equation|formula|latex|tex|math|image';
/** Elements and classes in MathJax's output that only draw lines or gaps, or that repeat the formula. */
export const MATHJAX_FILLINGS = 'assistive-mml line surd strut nstrut dstrut tstrut spacer delim-v ext mid end';
