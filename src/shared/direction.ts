/**
 * Ranges of code points that include all letters of {@link RTL_LETTER}. They are tested first, because the browser
 * needs several milliseconds to compile RTL_LETTER.
 */
const MAYBE_RTL = /[\u0590-\u08ff\ufb1d-\ufeff\u{1e900}-\u{1e95f}]/u;
const RTL_LETTER =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;
const LETTER = /\p{L}/gu;

/** Returns whether most letters of a text belong to right-to-left scripts. */
export function isMostlyRtl(text: string): boolean {
  const sample = text.slice(0, 20_000);
  if (!MAYBE_RTL.test(sample)) return false;
  const rtl = sample.match(RTL_LETTER)?.length ?? 0;
  return rtl > 0 && rtl * 2 > (sample.match(LETTER)?.length ?? 0);
}
