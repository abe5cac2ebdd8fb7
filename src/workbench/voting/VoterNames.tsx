import { listed, message } from '../../wording/message.ts';
import { labelOf } from '../labels.ts';
import type { Tally } from './tally.ts';

export const NAMES_ID = 'voter-names';

export interface Voters extends Tally {
  /** Where it stands in the window (px). */
  readonly left: number;
  readonly top: number;
}

/** Who keeps a block, and who does not. */
export function VoterNames({ keepers, others, left, top }: Voters) {
  return (
    <div class="voters" role="tooltip" id={NAMES_ID} style={{ left: `${left}px`, top: `${top}px` }}>
      <Names title={message('votesKeptBy', keepers.length, keepers.length + others.length)} algorithms={keepers} />
      <Names title={message('votesNotBy')} algorithms={others} />
    </div>
  );
}

function Names({ title, algorithms }: { title: string; algorithms: readonly string[] }) {
  if (algorithms.length === 0) return null;
  return (
    <p>
      <b>{title}</b> {listed(algorithms.map(labelOf))}
    </p>
  );
}
