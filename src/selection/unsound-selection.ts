/**
 * Error for an algorithm's answer that breaks the rules for marks. It is reported; the reader shows the repaired
 * answer.
 */
export class UnsoundSelection extends Error {
  override readonly name = 'UnsoundSelection';

  constructor(algorithm: string, faults: readonly string[]) {
    super(`${algorithm}: ${faults.join(', ')}`);
  }
}
