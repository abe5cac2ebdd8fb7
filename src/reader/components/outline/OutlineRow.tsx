import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import type { OutlineEntry } from './rows.ts';

interface OutlineRowProps {
  row: OutlineEntry;
  number: number;
  isFolded: boolean;
  /** The user is reading here. */
  isCurrent: boolean;
  /** The Tab key stops at this one. */
  isStop: boolean;
}

/** The tree handles the events of its rows. */
export function OutlineRow({ row, number, isFolded, isCurrent, isStop }: OutlineRowProps) {
  const { text, depth, hasChildren, position, siblings, item } = row;
  return (
    <div
      role="treeitem"
      class="outline-row"
      data-number={number}
      {...(item && { 'data-kind': item.kind, 'aria-label': `${item.kindLabel}: ${text}` })}
      aria-level={depth}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      {...(hasChildren && { 'aria-expanded': !isFolded })}
      {...(isCurrent && { 'aria-current': 'location' })}
      tabIndex={isStop ? 0 : -1}
      style={{ '--depth': Math.min(depth, 5) - 1 }}
    >
      {hasChildren && (
        <span class="outline-fold" aria-hidden="true">
          <Icon path={icons.caret} size={12} />
        </span>
      )}
      {item && (
        <span class="outline-kind" aria-hidden="true">
          <Icon path={icons.highlight} size={14} />
        </span>
      )}
      <span class="outline-text">{text}</span>
    </div>
  );
}
