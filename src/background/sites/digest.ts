/**
 * Returns the digest of an address (hexadecimal). Content scripts may read the session store, so it contains digests
 * instead of addresses.
 */
export async function digestOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
