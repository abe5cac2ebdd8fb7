import { useRef } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import { PermissionSwitch } from '../../../reader/controls/PermissionSwitch.tsx';
import { addNever, setEverywhere } from './remembered.ts';

/** The switch that opens articles automatically on every site, and a field to except a site; exceptions are listed with their sites. */
export function Everywhere({ isOn }: { isOn: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <section class="site" aria-label={message('rememberedEverywhere')}>
      <ul>
        <li>
          <label class="switch">
            <PermissionSwitch
              label={message('rememberedEverywhere')}
              describedBy="everywhere-means"
              isOn={isOn}
              onChange={setEverywhere}
            />
            <i aria-hidden="true" />
            <span class="what">
              {message('rememberedEverywhere')}
              <small id="everywhere-means">{message('rememberedEverywhereMeans')}</small>
            </span>
          </label>
        </li>
      </ul>
      {isOn && (
        <form
          class="tools never"
          onSubmit={(event) => {
            event.preventDefault();
            if (field.current && addNever(field.current.value)) field.current.value = '';
          }}
        >
          <input
            ref={field}
            type="text"
            inputMode="url"
            autocapitalize="off"
            spellcheck={false}
            placeholder={message('rememberedNeverField')}
            aria-label={message('rememberedNeverField')}
          />
          <button type="submit" class="button">
            {message('rememberedNeverAdd')}
          </button>
        </form>
      )}
    </section>
  );
}
