/** The digits 0 of the scripts that write numbers of their own; the others follow each. */
const ZEROES = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10];

/** Numbers as the European digits, so that one pattern reads all. */
export function withAsciiDigits(text: string): string {
  return text.replace(/(?=\P{ASCII})\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROES.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
