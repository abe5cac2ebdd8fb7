/**
 * What stands for an address in the session's store, which content scripts may see: no list of addresses is there. As hexadecimal
 * digits.
 */
export async function digestOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
