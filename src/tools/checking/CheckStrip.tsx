import { useRef } from 'preact/hooks';
import { undo } from '../../article/corrections/history.ts';
import { counted, formatWordCount, message } from '../../platform/wording/message.ts';
import { changeWords } from '../../reader/components/algorithm-words.ts';
import * as icons from '../../reader/components/icons.ts';
import { TextButton } from '../../reader/components/TextButton.tsx';
import { labelOf, offeredIn } from '../algorithms.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { StripButton } from '../strips.tsx';
import { type Check, NO_WORK } from '../types.ts';
import { comparisonOf } from './comparison.ts';
import type { Course } from './course.ts';
import { changeBy, type Difference, describeDifferences, describeKinds } from './differences.ts';
import type { PageView } from './page-view.tsx';
import type { DifferenceWalk } from './walk.ts';

interface CheckStripProps {
  place: ToolPlace;
  scene: Scene;
  check: Check;
  course: Course;
  walk: DifferenceWalk;
  pageView: PageView;
}

export function CheckStrip(props: CheckStripProps) {
  const { place, scene, check, course, walk, pageView } = props;
  const { work } = scene;
  const { partner } = course;
  const { current } = walk;
  const { isChoosingPart } = pageView;
  const comparison = comparisonOf(scene);
  const differences = comparison?.differences ?? [];
  const next = differences[Math.max(current, 0)] ?? differences.at(-1);
  const isOnPage = check.view === 'page';
  return (
    <section class="strip checking" aria-label={message('checkTitle')}>
      <span class="views">
        <View isOn={!isOnPage} onChoose={() => course.open('text')} text={message('checkInText')} />
        <View isOn={isOnPage} onChoose={() => course.open('page')} text={message('checkOnPage')} />
      </span>
      <span class="pair">
        <b>{labelOf(scene.shown.algorithm)}</b>
        <span aria-hidden="true">↔</span>
        <Partner {...props} />
      </span>
      <span class="counts" title={describeDifferences(differences)}>
        {comparison && (next ? changeWords(changeBy(differences)) : message('compareNone'))}
      </span>
      {next && (
        <span class="walk">
          <StripButton icon={icons.previous} label={message('comparePrevious')} keys="P" onClick={walk.previous} />
          <span class="number" aria-live="polite">
            <Position differences={differences} current={current} partner={partner} />
          </span>
          <StripButton icon={icons.next} label={message('compareNext')} keys="N" onClick={walk.next} />
          <TextButton
            class="button"
            aria-keyshortcuts="T"
            title={acceptTitle(next, check.partner)}
            onClick={() => walk.accept(scene)}
            text={message(next.side === 'second' ? 'gapKeep' : 'editRemove')}
          />
        </span>
      )}
      {work.corrections.done.length > 0 && (
        <TextButton
          class="button"
          onClick={() => place.setWork({ ...work, corrections: undo(work.corrections) })}
          text={message('undo')}
        />
      )}
      <Strictness scene={scene} onSet={(agreement) => place.setWork({ ...work, agreement })} />
      {isOnPage ? (
        <p class="legend">
          <span class="hint">{isChoosingPart ? message('xrayPartHint', '↑', '↓') : message('xrayBlockHint')}</span>
          <TextButton
            class="quiet"
            aria-pressed={isChoosingPart}
            onClick={pageView.choosePart}
            text={message(isChoosingPart ? 'xrayChooseBlocks' : 'xrayChoosePart')}
          />
          <span class="colours">
            <i class="kept" /> {message('xrayKept')} <i class="left" /> {message('xrayLeftOut')}{' '}
            {next && (
              <>
                <i class="kept differs" /> {message('checkDiffers', labelOf(partner))}
              </>
            )}
          </span>
        </p>
      ) : (
        <p class="legend">
          <span class="hint">{message('checkTextHint')}</span>
        </p>
      )}
      <StripButton icon={icons.close} label={message('close')} keys="X" isLast onClick={course.end} />
    </section>
  );
}

function View({ isOn, onChoose, text }: { isOn: boolean; onChoose(): void; text: string }) {
  return <TextButton aria-pressed={isOn} onClick={() => isOn || onChoose()} text={text} />;
}

/** Menu of the algorithms that the user can compare the article with. */
function Partner({ place, scene: { shown }, course }: CheckStripProps) {
  const { partner } = course;
  const others = offeredIn(place, [partner]).filter(({ id }) => id !== shown.algorithm || id === partner);
  return (
    <select
      aria-label={message('compareWhich')}
      value={partner}
      onInput={({ currentTarget }) => void course.choose(currentTarget.value)}
    >
      {others.map(({ id, label }) => (
        <option key={id} value={id}>
          {id === shown.algorithm ? message('compareAsFound', label) : label}
        </option>
      ))}
    </select>
  );
}

interface PositionProps {
  differences: readonly Difference[];
  current: number;
  partner: string;
}

/** Shows the number of the selected difference ("2 of 5"), and describes the difference to screen readers. */
function Position({ differences, current, partner }: PositionProps) {
  const difference = differences[current];
  if (!difference) return <>{counted('comparePlaces', differences.length)}</>;
  const whose = message(difference.side === 'second' ? 'compareOnlyIn' : 'compareNotIn', labelOf(partner));
  return (
    <>
      {message('numberOf', current + 1, differences.length)}
      <span class="heard">{`, ${message('twoWords', describeKinds(difference), whose)}`}</span>
    </>
  );
}

function acceptTitle({ side }: Difference, partner: string | null): string {
  const label = labelOf(partner ?? '');
  return message('withKey', message(side === 'second' ? 'compareAdds' : 'compareRemoves', label), 'T');
}

const STEP = 0.125;
const { agreement: AS_FOUND } = NO_WORK;

/** Slider that sets how much of the page is kept in the article, for users who do not know the algorithms. */
function Strictness({ scene, onSet }: { scene: Scene; onSet(level: number): void }) {
  const slider = useRef<HTMLInputElement>(null);
  const { agreement } = scene.work;
  const words = formatWordCount(scene.article.words, scene.article.metadata.language);
  return (
    <span class="strictness">
      <label>
        <b>{message('agreementTitle')}</b>
        <span aria-hidden="true">{message('agreementStrict')}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={1}
          step={STEP}
          value={agreement}
          aria-label={message('agreementTitle')}
          aria-valuetext={message('twoFacts', levelWords(agreement), words)}
          title={levelWords(agreement)}
          onInput={({ currentTarget }) => onSet(Number(currentTarget.value))}
        />
        <span aria-hidden="true">{message('agreementGenerous')}</span>
      </label>
      {agreement !== AS_FOUND && (
        <TextButton
          class="quiet"
          onClick={() => {
            // The button disappears when it is pressed, so the focus must move first.
            slider.current?.focus();
            onSet(AS_FOUND);
          }}
          text={message('agreementAsFound')}
        />
      )}
    </span>
  );
}

function levelWords(level: number): string {
  if (level === AS_FOUND) return message('agreementAsFound');
  if (level < AS_FOUND) return message(level === 0 ? 'agreementNearlyAll' : 'agreementMost');
  return message(level === 1 ? 'agreementAnyone' : 'agreementSome');
}
