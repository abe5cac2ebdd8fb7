import { useLayoutEffect, useRef } from 'preact/hooks';
import { GIVEN_ROLES, type GivenRole } from '../../article/corrections/types.ts';
import { message } from '../../platform/wording/message.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import * as icons from '../../reader/components/icons.ts';
import type { Scene } from '../scene.ts';
import { around, hasRole, kindOf } from './blocks.ts';
import type { Editor } from './editor.ts';
import { nodesOfBlocks, partsOf } from './nodes-of-block.ts';
import { ROLE_NAMES } from './say.ts';

interface RoleMenuProps {
  scene: Scene;
  element: HTMLElement;
  editor: Editor;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Tab: 1 };

/** Menu of a block (paragraph): changes its role, or selects a larger part around it. */
export function RoleMenu({ scene, element, editor }: RoleMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  // Focuses in a layout effect, so that the next key press already reaches the menu.
  useLayoutEffect(() => {
    itemsIn(menu.current)[0]?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const now = hasRole(element) ? roleOf(element, scene) : null;
  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsIn(menu.current);
    const at = items.indexOf(event.target as HTMLElement);
    const step = event.key === 'Tab' && event.shiftKey ? -1 : STEPS[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step && at + step;
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus({ preventScroll: true });
  };
  return (
    <div ref={menu} class="edit-menu" role="menu" aria-label={message('editRoles')} onKeyDown={onKeyDown}>
      {now !== null && (
        <p class="edit-legend" aria-hidden="true">
          {message('editThisIs')}
        </p>
      )}
      {now !== null &&
        GIVEN_ROLES.map((role) => (
          <button
            key={role}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={role === now}
            onClick={() => editor.give(role)}
          >
            <span>{message(ROLE_NAMES[role])}</span>
            {role === now && <Icon path={icons.check} size={18} />}
          </button>
        ))}
      {around(element).map((holder, index) => (
        <button key={index} type="button" role="menuitem" tabIndex={-1} onClick={() => editor.take(holder)}>
          <span>{message('editTakeWhole', kindOf(holder))}</span>
          <Icon path={icons.larger} size={18} />
        </button>
      ))}
    </div>
  );
}

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function roleOf(element: HTMLElement, scene: Scene): GivenRole | null {
  const nodes = new Set(nodesOfBlocks([element], scene));
  const mark = partsOf(scene)
    .flatMap(({ marks }) => marks)
    .find(({ node }) => nodes.has(node));
  return mark ? (GIVEN_ROLES.find((role) => role === mark.role) ?? 'body') : null;
}
