/** Decodes Base64 to bytes. Does not use the browser's `atob`, because this folder compiles without the DOM's types. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Built in since Chromium 140 and Firefox 133. Faster than `decodeByHand`, which runs uncompiled at first. */
const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64 ? fromBase64.call(Uint8Array, text) : decodeByHand(text);
}

export function decodeByHand(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i++) values[ALPHABET.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const digit = (index: number): number => values[text.charCodeAt(index)] ?? 0;
  for (let i = 0, written = 0; i < text.length; i += 4) {
    const group = (digit(i) << 18) | (digit(i + 1) << 12) | (digit(i + 2) << 6) | digit(i + 3);
    bytes[written++] = group >> 16;
    bytes[written++] = group >> 8; // bytes of padding are written beyond the end of the array, which has no effect
    bytes[written++] = group;
  }
  return bytes;
}
