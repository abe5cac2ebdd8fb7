import * as icons from '../../reader/components/icons.ts';
import { message } from '../../wording/message.ts';
import { StripButton } from '../comparing/CompareStrip.tsx';
import { VoterNames, type Voters } from './VoterNames.tsx';

interface VotesStripProps {
  /** Of the block that was asked for, or null. */
  voters: Voters | null;
  onWalk(step: 1 | -1): void;
  onEnd(): void;
}

/** Says what stands beside the text, and leads from block to block. */
export function VotesStrip({ voters, onWalk, onEnd }: VotesStripProps) {
  return (
    <>
      <section class="strip voting" aria-label={message('votesTitle')}>
        <span>{message('votesLead')}</span>
        <span class="walk">
          <StripButton icon={icons.previous} label={message('votesPrevious')} keys="P" onClick={() => onWalk(-1)} />
          <StripButton icon={icons.next} label={message('votesNext')} keys="N" onClick={() => onWalk(1)} />
        </span>
        <StripButton icon={icons.close} label={message('votesHide')} keys="V" isLast onClick={onEnd} />
      </section>
      {voters && <VoterNames {...voters} />}
    </>
  );
}
