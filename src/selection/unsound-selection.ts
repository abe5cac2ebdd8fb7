/**
 * Error for an algorithm's result that breaks the rules for marks. It is reported; the reader shows the repaired
 * result.
 */
export class UnsoundSelection extends Error {
  override readonly name = 'UnsoundSelection';

  constructor(algorithm: string, faults: readonly string[]) {
    super(`${algorithm}: ${faults.join(', ')}`);
  }
}
