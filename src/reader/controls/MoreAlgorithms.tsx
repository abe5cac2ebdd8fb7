import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message } from '../../platform/wording/message.ts';
import type { AlgorithmFamily } from '../../shared/algorithm-groups.ts';

interface Choice {
  id: string;
  label: string;
}

interface MoreAlgorithmsProps<C extends Choice> {
  families: readonly AlgorithmFamily<C>[];
  current: string;
  caret: VNode;
  row(algorithm: C): VNode;
}

/** The algorithms behind the button "More"; they are shown from the start if the chosen algorithm is one of them. */
export function MoreAlgorithms<C extends Choice>({ families, current, caret, row }: MoreAlgorithmsProps<C>) {
  const members = families.flatMap((family) => family.members);
  const chosen = members.find(({ id }) => id === current);
  const [isOpen, setOpen] = useState(chosen !== undefined);
  const hidden = isOpen ? undefined : chosen;
  const rest = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = rest.current?.querySelector('label:has(:checked)') ?? rest.current?.querySelector('label');
    // With `nearest`, only the menu scrolls, not the text behind the menu.
    row?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        class="more"
        aria-expanded={isOpen}
        aria-label={
          hidden
            ? message('moreAlgorithmsChosen', members.length, hidden.label)
            : message('moreAlgorithmsCount', members.length)
        }
        onClick={({ currentTarget }) => {
          setOpen(!isOpen);
          // Some browsers do not focus a pressed button; the focus would stay in a row that is now removed.
          currentTarget.focus();
        }}
      >
        {caret}
        <span>{message('moreAlgorithms')}</span>
        <span class="count">{members.length}</span>
        {hidden && <small>{hidden.label}</small>}
      </button>
      {isOpen && (
        <div class="rest" ref={rest}>
          {families.map(({ name, members }) =>
            name === null ? (
              members.map(row)
            ) : (
              <fieldset key={name}>
                <legend>{name}</legend>
                {members.map(row)}
              </fieldset>
            ),
          )}
        </div>
      )}
    </>
  );
}
