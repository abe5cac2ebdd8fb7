/** The quiet line of an algorithm that was chosen for this page only: it is kept for others when that is asked for. */
import { message } from '../../wording/message.ts';
import type { Feature } from '../feature.ts';
import { labelOf } from '../labels.ts';
import type { WorkbenchPlace } from '../place.ts';

export function createPreviewing({ setAlgorithm, rememberAlgorithm, announce }: WorkbenchPlace): Feature {
  function keep(algorithm: string): void {
    setAlgorithm(algorithm, 'all-pages');
    announce(message('saidAlgorithmKept', labelOf(algorithm)));
  }

  return {
    strip({ isTrial, shown: { algorithm } }) {
      if (!isTrial) return null;
      return (
        <section class="strip trial" aria-label={message('trialTitle')}>
          <span>
            <b>{labelOf(algorithm)}</b>
            {message('trialForThisPage')}
          </span>
          <span class="keep">
            {message('trialKeepFor')}
            {rememberAlgorithm && (
              <button type="button" class="quiet" onClick={() => rememberAlgorithm(algorithm)}>
                {message('trialThisSite')}
              </button>
            )}
            <button type="button" class="quiet" aria-label={message('trialKeepAlways')} onClick={() => keep(algorithm)}>
              {message('trialAlways')}
            </button>
          </span>
        </section>
      );
    },
  };
}
