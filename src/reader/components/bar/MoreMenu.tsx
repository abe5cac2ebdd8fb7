import { message } from '../../../platform/wording/message.ts';
import { pressKey } from '../../input/keys.ts';
import type { MenuItem } from '../../port.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { ReportChoices } from '../Fold.tsx';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

export function MoreMenu(props: ReaderViewProps) {
  const { state, tools, commands } = props;
  const isRead = state.article !== null && !state.article.empty;
  const rows = (items: readonly MenuItem[]) =>
    items.map((item) => <Row key={item.id} item={item} onPress={() => press(item)} />);
  const press = (item: MenuItem) => {
    commands.toggle('more');
    item.run();
  };
  return (
    <>
      {isRead && <fieldset aria-label={message('moreArticle')}>{rows(articleItems(props))}</fieldset>}
      {isRead && (
        <fieldset aria-label={message('moreReading')}>{rows([...readingItems(props), ...tools.menu()])}</fieldset>
      )}
      <fieldset aria-label={message('moreHelp')}>
        {rows([
          {
            id: 'keys',
            label: message('keysTitle'),
            keys: '?',
            icon: icons.keyboard,
            run: () => commands.toggle('keys'),
          },
        ])}
        <ReportChoices onReport={commands.report} />
      </fieldset>
    </>
  );
}

function articleItems({ state, tools }: ReaderViewProps): MenuItem[] {
  return [
    { id: 'edit', label: message('editTitle'), keys: 'E', icon: icons.edit, run: tools.edit },
    {
      id: 'check',
      label: message('checkTitle'),
      keys: 'X',
      icon: icons.compare,
      isOn: state.isChecked,
      run: () => tools.ask({ kind: 'check' }),
    },
  ];
}

function readingItems({ tools }: ReaderViewProps): MenuItem[] {
  return [
    {
      id: 'aloud',
      label: message('moreAloud'),
      keys: 'K',
      icon: icons.aloud,
      run: () => tools.ask({ kind: 'aloud' }),
    },
    {
      id: 'focus',
      label: message('moreFocus'),
      keys: 'F',
      icon: icons.focus,
      run: () => tools.ask({ kind: 'focus' }),
    },
    {
      id: 'highlights',
      label: message('moreHighlights'),
      keys: 'H',
      icon: icons.highlight,
      run: () => pressKey('h', tools),
    },
  ];
}

function Row({ item, onPress }: { item: MenuItem; onPress(): void }) {
  const { label, keys, icon, isOn } = item;
  return (
    <button
      type="button"
      class="item"
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      {...(keys && { 'aria-keyshortcuts': keys })}
      onClick={onPress}
    >
      <Icon path={isOn ? icons.check : icon} />
      <span class="label">{label}</span>
      {keys && (
        <span class="key" aria-hidden="true">
          {keys}
        </span>
      )}
    </button>
  );
}
