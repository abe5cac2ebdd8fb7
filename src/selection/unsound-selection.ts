/** An algorithm's answer that breaks its contract. It is reported; the reader shows the repaired answer. */
export class UnsoundSelection extends Error {
  override readonly name = 'UnsoundSelection';

  constructor(algorithm: string, faults: readonly string[]) {
    super(`${algorithm}: ${faults.join(', ')}`);
  }
}
