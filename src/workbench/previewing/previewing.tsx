/** The quiet line of an algorithm that was chosen for this page only: it is kept for others when that is asked for. */
import type { Feature } from '../feature.ts';
import { labelOf } from '../labels.ts';
import type { WorkbenchPlace } from '../place.ts';

export function createPreviewing({ setAlgorithm, rememberAlgorithm, announce }: WorkbenchPlace): Feature {
  function keep(algorithm: string): void {
    setAlgorithm(algorithm, 'all-pages');
    announce(`${labelOf(algorithm)} is used from now on`);
  }

  return {
    strip({ isTrial, shown: { algorithm } }) {
      if (!isTrial) return null;
      return (
        <section class="strip trial" aria-label="Keep this algorithm">
          <span>
            <b>{labelOf(algorithm)}</b>, for this page
          </span>
          <span class="keep">
            Keep for
            {rememberAlgorithm && (
              <button type="button" class="quiet" onClick={() => rememberAlgorithm(algorithm)}>
                this site
              </button>
            )}
            <button type="button" class="quiet" aria-label="Keep for always" onClick={() => keep(algorithm)}>
              always
            </button>
          </span>
        </section>
      );
    },
  };
}
