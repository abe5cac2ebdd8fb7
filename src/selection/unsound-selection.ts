/** An algorithm's answer that its contract forbids: reported by name; the reader shows what is left of it when mended. */
export class UnsoundSelection extends Error {
  override readonly name = 'UnsoundSelection';

  constructor(algorithm: string, faults: readonly string[]) {
    super(`${algorithm}: ${faults.join(', ')}`);
  }
}
