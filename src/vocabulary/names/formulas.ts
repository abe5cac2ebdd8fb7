/** What renderers of formulas call what they make: MathJax 2 to 4, KaTeX, Temml, Wikipedia, Pandoc, Distill. */
export const RENDERER_ELEMENTS = 'mjx-container d-math tex-math math amp-mathml math-renderer';
export const RENDERER_CLASSES =
  'katex katex-display MathJax MathJax_Display MathJax_SVG MathJax_SVG_Display MathJax_CHTML MathJax_MathML mjx-chtml MJXc-display mwe-math-element ql-formula ztext-math';
/** A part of the classes of all of them. */
export const FORMULA_NAME_PARTS = 'math|katex|mjx|arithmatex|ql-formula';
/** Classes of pictures of formulas. */
export const FORMULA_PICTURE_NAMES =
  '(?:la)?tex|math|mathjax|equation_image|mwe-math-fallback-image-\\w+|ql-img-(?:inline|displayed)-(?:formula|equation)';
/** Alternative texts of such pictures that are no TeX. */
export const NO_TEX_NAMES = 'equation|formula|latex|tex|math|image';
/** Parts of what MathJax draws that show lines and gaps, or say the formula once more. */
export const MATHJAX_FILLINGS = 'assistive-mml line surd strut nstrut dstrut tstrut spacer delim-v ext mid end';
