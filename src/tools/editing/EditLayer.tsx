/** While the user edits the article, draws a frame around the chosen item, such as a paragraph, and buttons for it. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EditableField } from '../../article/corrections/types.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import { counted, inOurLanguage, message } from '../../platform/wording/message.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import * as icons from '../../reader/components/icons.ts';
import { inContent, pixels } from '../place-beside.ts';
import type { Scene } from '../scene.ts';
import { fieldOf, hasMenu, headPart, kindOf } from './blocks.ts';
import type { PointedTarget } from './cursor.ts';
import { EditButton } from './EditStrip.tsx';
import type { Editor } from './editor.ts';
import { isOfOtherPage } from './nodes-of-block.ts';
import { RoleMenu } from './RoleMenu.tsx';
import { fieldName, fieldValue } from './say.ts';

interface EditLayerProps {
  dialog: HTMLElement;
  scene: Scene;
  editor: Editor;
}

/** Gap between the frame and the framed element (px). */
const ROOM = 6;
/** Width that the buttons need beside the text (px). If there is less room, the buttons are placed over the text. */
const BESIDE = 190;

export function EditLayer(props: EditLayerProps) {
  const { dialog, scene, editor } = props;
  const { field, selected, cursor } = editor;
  const article = dialog.querySelector('.article');
  const written = field && article ? headPart(article, field) : null;
  return (
    <div class="edit-layer">
      {cursor.target && !field && <Frame {...props} target={cursor.target} />}
      {field && article && (
        <HeadField
          key={field}
          field={field}
          box={boxOf(written ?? headPart(article, 'headline') ?? article, dialog)}
          like={written}
          metadata={scene.article.metadata}
          editor={editor}
        />
      )}
      {selected && selected.elements.length > 1 && (
        <EditButton
          class="edit-selected"
          icon={icons.close}
          name={counted('editRemoveThese', selected.elements.length)}
          style={below(selected.range.getBoundingClientRect(), dialog)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={editor.removeChosen}
        />
      )}
    </div>
  );
}

type FrameProps = EditLayerProps & { target: PointedTarget };

function Frame(props: FrameProps) {
  const { dialog, scene } = props;
  const { element, isChosen } = props.target;
  const box = boxOf(scrollBoxOf(element), dialog);
  const isBeside = dialog.clientWidth - box.left - box.width >= BESIDE;
  // Author and date are side by side, so their buttons are placed below them.
  const side = element.matches('.credits > *') ? 'under' : isBeside ? 'beside' : 'over';
  // The buttons extend towards the middle of the window, whatever the direction of the text.
  const half = box.left + box.width / 2 < dialog.clientWidth / 2 ? 'at-left' : 'at-right';
  const isOther = isOfOtherPage(element, scene);
  return (
    <div class={`edit-frame ${side} ${half}${isChosen ? ' chosen' : ''}`} style={pixels(box)}>
      <div
        class="edit-tools"
        role="toolbar"
        aria-label={message('editThis', kindOf(element) || message('partOther'))}
        {...inOurLanguage()}
      >
        {isOther ? <span class="edit-note">{message('editOtherPage')}</span> : <Tools {...props} />}
      </div>
    </div>
  );
}

function Tools({ scene, target: { element }, editor }: FrameProps) {
  const field = fieldOf(element);
  if (field) return <HeadTools scene={scene} field={field} editor={editor} />;
  return (
    <>
      <Tool icon={icons.close} name={message('editRemove')} run={editor.remove} />
      {hasMenu(element) && (
        <button
          type="button"
          class="edit-button"
          tabIndex={-1}
          aria-label={message('editMore')}
          title={message('withKey', message('editMore'), 'Enter')}
          aria-haspopup="menu"
          aria-expanded={editor.isMenuOpen}
          onClick={editor.toggleMenu}
        >
          <Icon path={icons.more} size={18} class="dots" />
        </button>
      )}
      {editor.isMenuOpen && <RoleMenu scene={scene} element={element} editor={editor} />}
    </>
  );
}

function HeadTools({ scene, field, editor }: { scene: Scene; field: EditableField; editor: Editor }) {
  const { byline, published, modified } = scene.article.metadata;
  return (
    <>
      <Tool icon={icons.edit} name={message('editWrite')} run={() => editor.write(field)} />
      {field !== 'headline' && (
        <Tool icon={icons.close} name={message('editRemove')} run={() => editor.removeField(field)} />
      )}
      {byline === '' && <Tool icon={icons.plus} name={message('editAddAuthor')} run={() => editor.write('byline')} />}
      {published === '' && modified === '' && (
        <Tool icon={icons.plus} name={message('editAddDate')} run={() => editor.write('date')} />
      )}
    </>
  );
}

/** Button beside the framed item. It is not a tab stop, because there are keys for the same commands. */
function Tool({ icon, name, run }: { icon: string; name: string; run(event: MouseEvent): void }) {
  return <EditButton tabIndex={-1} icon={icon} name={name} title={name} onClick={run} />;
}

/** Returns an element's frame, measured from the start of the dialog's content (px). */
function boxOf(element: Element, dialog: HTMLElement): DOMRect {
  const { left, top, width, height } = inContent(element.getBoundingClientRect(), dialog);
  return new DOMRect(left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM);
}

/** Returns the element to frame: for a table or formula its scroll box, because a wide table is only partly visible. */
function scrollBoxOf(element: HTMLElement): Element {
  return element.closest('.table, .formula') && element.matches('table, math')
    ? (element.parentElement as Element)
    : element;
}

function below(rect: DOMRect, dialog: HTMLElement) {
  const { left, bottom } = inContent(rect, dialog);
  const lowest = dialog.scrollTop + dialog.clientHeight - 64;
  return { top: `${Math.min(bottom + ROOM, lowest)}px`, left: `${Math.max(12, left)}px` };
}

interface HeadFieldProps {
  field: EditableField;
  box: DOMRect;
  /** The element (headline, author or date) that the field replaces; null if the article does not have it yet. */
  like: HTMLElement | null;
  metadata: ArticleMetadata;
  editor: Editor;
}

/** Field that edits the headline, author or date in place: Enter saves the text, Esc discards it. */
function HeadField({ field, box, like, metadata, editor }: HeadFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Focuses in a layout effect, so that the next key press already reaches the field.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (field !== 'date') input.current?.select();
  }, [field]);
  const keep = () => editor.keep(input.current?.value ?? null);
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
      <EditButton icon={icons.check} name={message('editKeep')} onClick={keep} />
    </div>
  );
}

/** Returns the typography of the replaced element, so that its text looks the same in the field. */
function typeOf(part: HTMLElement) {
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = getComputedStyle(part);
  return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing };
}
