import type { JSX } from 'preact';
import { message } from '../../platform/wording/message.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import * as icons from '../../reader/components/icons.ts';
import type { CorrectionMemory } from '../remembering/remembering.tsx';
import type { Scene } from '../scene.ts';
import type { Editor } from './editor.ts';

interface EditStripProps {
  scene: Scene;
  editor: Editor;
  /** Whether the latest correction is remembered for the site; null for a page without a site, such as a local file. */
  memory: CorrectionMemory | null;
  /** Shows the web page under the reader, with the kept parts marked. */
  look(): void;
}

/** Controls of editing. No button appears or disappears while the user edits, because the other buttons would move. */
export function EditStrip({ scene, editor, memory, look }: EditStripProps) {
  const { done, undone } = scene.work.corrections;
  const isFresh = done.length === 0 && undone.length === 0;
  return (
    <section class={isFresh ? 'strip edit-strip fresh' : 'strip edit-strip'} aria-label={message('editTitle')}>
      <p class="edit-lead">{message(memory?.state === 'cannot' ? 'rememberNothing' : 'editLead')}</p>
      <div class="edit-steps">
        <Step icon={icons.undo} name={message('undo')} keys="Z" isOff={done.length === 0} run={editor.undo} />
        <Step icon={icons.redo} name={message('redo')} keys="Shift+Z" isOff={undone.length === 0} run={editor.redo} />
      </div>
      {memory && <Remember {...memory} />}
      <EditButton
        class="look"
        icon={icons.page}
        name={message('editLook')}
        title={message('editLookTitle')}
        onClick={look}
      />
      <EditButton class="done" icon={icons.check} name={message('done')} onClick={editor.end} />
    </section>
  );
}

/** Button to remember a correction. If disabled, a press announces why: narrow windows hide the reason. */
function Remember({ state, press }: CorrectionMemory) {
  return (
    <button
      type="button"
      class="edit-button remember"
      aria-pressed={state === 'remembered'}
      aria-disabled={state === 'cannot' || state === 'none'}
      onClick={press}
    >
      <Icon path={icons.pin} size={18} />
      <span>
        {message('editRemember')}
        <span class="wide"> {message('editRememberWide')}</span>
      </span>
    </button>
  );
}

interface StepProps {
  icon: string;
  name: string;
  keys: string;
  isOff: boolean;
  run(): void;
}

/** Button for undo or redo. Stays focusable while disabled, so that undoing the last step does not lose the focus. */
function Step({ icon, name, keys, isOff, run }: StepProps) {
  return (
    <EditButton
      icon={icon}
      name={name}
      title={message('withKey', name, keys)}
      aria-disabled={isOff}
      onClick={() => isOff || run()}
    />
  );
}

type EditButtonProps = JSX.IntrinsicElements['button'] & { icon: string; name: string; class?: string };

export function EditButton({ icon, name, class: ownClass, ...attributes }: EditButtonProps) {
  return (
    <button type="button" class={ownClass ? `edit-button ${ownClass}` : 'edit-button'} {...attributes}>
      <Icon path={icon} size={18} />
      <span>{name}</span>
    </button>
  );
}
