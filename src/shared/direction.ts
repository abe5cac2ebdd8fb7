const RTL_LETTER =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;
const LETTER = /\p{L}/gu;

/** True when most letters of a text belong to scripts written from right to left. */
export function isMostlyRtl(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const rtl = sample.match(RTL_LETTER)?.length ?? 0;
  return rtl > 0 && rtl * 2 > (sample.match(LETTER)?.length ?? 0);
}
