import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EditableField } from '../../article/corrections/types.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import { message } from '../../platform/wording/message.ts';
import { EditIcon } from './EditIcon.tsx';
import { fieldName } from './say.ts';
import { type EditCommands, fieldValue } from './view.ts';

interface HeadFieldProps {
  field: EditableField;
  box: { top: number; left: number; width: number };
  /** The element (headline, author or date) that the field replaces; null if the article does not have it yet. */
  like: HTMLElement | null;
  metadata: ArticleMetadata;
  commands: EditCommands;
}

/** Field that edits the headline, author or date in place: Enter saves the text, Esc discards it. */
export function HeadField({ field, box, like, metadata, commands }: HeadFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Focuses in a layout effect, so that the next key press already reaches the field.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (field !== 'date') input.current?.select();
  }, [field]);
  const keep = () => commands.keep(input.current?.value ?? null);
  const props = {
    ref: input,
    'aria-label': fieldName(field),
    defaultValue: fieldValue(field, metadata),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      keep();
    },
  };
  const onFocusOut = (event: FocusEvent) => {
    const form = event.currentTarget as HTMLElement;
    if (form.isConnected && !form.contains(event.relatedTarget as Node | null)) keep();
  };
  const place = { top: `${box.top}px`, left: `${box.left}px`, '--edit-width': `${Math.round(box.width)}px` };
  return (
    <div class={`edit-field ${field}`} style={place} onFocusOut={onFocusOut}>
      {field === 'headline' && <textarea {...props} rows={1} style={like ? typeOf(like) : {}} />}
      {field === 'byline' && <input {...props} type="text" placeholder={message('editAuthorName')} />}
      {field === 'date' && <input {...props} type="date" />}
      <button type="button" class="edit-button" onClick={keep}>
        <EditIcon name="check" />
        <span>{message('editKeep')}</span>
      </button>
    </div>
  );
}

/** Returns the typography of the replaced element, so that its text looks the same in the field. */
function typeOf(part: HTMLElement) {
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = getComputedStyle(part);
  return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing };
}
