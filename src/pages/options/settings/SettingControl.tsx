import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { DEFAULT_PATTERN } from '../../../export/file-name.ts';
import { canOpenUnseen } from '../../../platform/offscreen.ts';
import { message } from '../../../platform/wording/message.ts';
import { numberInWords, optionLabel } from '../../../store/settings/options.ts';
import { ROWS } from '../../../store/settings/rows.ts';
import { SETTINGS } from '../../../store/settings/table.ts';
import type { Settings } from '../../../store/settings/types.ts';
import { say } from '../page.tsx';
import { checkCss } from './check-css.ts';
import { aboutOf, exampleName, labelOf, type SettingName } from './words.ts';

/** Maximum number of options shown as buttons; a setting with more has a drop-down list. */
const MOST_BESIDE_EACH_OTHER = 4;

type Control = (typeof SETTINGS)[SettingName]['control'];
type ControlOf<K extends Control['kind']> = Extract<Control, { kind: K }>;

interface SettingControlProps {
  name: SettingName;
  settings: Settings;
  onChange(change: Partial<Settings>): void;
}

export function isShown(name: SettingName): boolean {
  // `readyAtStart` opens an offscreen document in advance; Firefox has no such documents
  if (name === 'readyAtStart' && !canOpenUnseen()) return false;
  return SETTINGS[name].control.kind !== 'none';
}

export function SettingControl({ name, settings, onChange }: SettingControlProps) {
  const { control } = SETTINGS[name];
  const common = {
    id: `setting-${name}`,
    name,
    value: settings[name],
    onChange: (chosen: unknown) => onChange({ [name]: chosen } as Partial<Settings>),
  };
  if (control.kind === 'switch') return <Switch {...common} />;
  if (control.kind === 'number') return <Slider {...common} control={control} />;
  if (control.kind === 'colour') return <Field {...common} />;
  if (control.kind === 'font') return <Field {...common} maxLength={control.maxLength} />;
  if (control.kind === 'pattern') return <Pattern {...common} maxLength={control.maxLength} />;
  if (control.kind === 'css') return <Css {...common} />;
  if (control.kind === 'none') return null;
  const offered = { ...control, options: control.offered?.(settings) ?? control.options };
  return offered.options.length <= MOST_BESIDE_EACH_OTHER ? (
    <Segments {...common} control={offered} />
  ) : (
    <List {...common} control={offered} />
  );
}

interface ControlProps {
  id: string;
  name: SettingName;
  value: unknown;
  onChange(value: unknown): void;
}

function About({ id, name }: Pick<ControlProps, 'id' | 'name'>) {
  const about = aboutOf(name);
  return about === '' ? null : <small id={`${id}-about`}>{about}</small>;
}

/** Returns the id, name and description of a control. Its label contains the description, too. */
const named = ({ id, name }: Pick<ControlProps, 'id' | 'name'>) => ({
  id,
  'aria-label': labelOf(name),
  ...(aboutOf(name) !== '' && { 'aria-describedby': `${id}-about` }),
});

/** Row of a setting, with its label and control. `more`: further content of the label, after the description. */
function Row({ children, kind = 'row', more, ...props }: ControlProps & RowProps) {
  return (
    <div class={kind}>
      <label class="name" for={props.id}>
        <b>{labelOf(props.name)}</b>
        <About {...props} />
        {more}
      </label>
      {children}
    </div>
  );
}

interface RowProps {
  children: ComponentChildren;
  kind?: string;
  more?: ComponentChildren;
}

function Switch(props: ControlProps) {
  const { name, value, onChange } = props;
  return (
    <label class="row switch">
      <span class="name">
        <b>{labelOf(name)}</b>
        <About {...props} />
      </span>
      <input
        type="checkbox"
        role="switch"
        {...named(props)}
        aria-checked={value === true}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i aria-hidden="true" />
    </label>
  );
}

/** A slider. Shows the value while it moves; stores the value when released. */
function Slider(props: ControlProps & { control: ControlOf<'number'> }) {
  const { value, control, onChange } = props;
  const { min, max, step } = control.range;
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? Number(value);
  return (
    <Row {...props}>
      <div class="slider">
        <input
          type="range"
          {...named(props)}
          {...{ min, max, step }}
          value={shown}
          aria-valuetext={numberInWords(control.range, shown)}
          style={{ '--part': `${((shown - min) / (max - min)) * 100}%` }}
          onInput={(event) => setMoving(event.currentTarget.valueAsNumber)}
          onChange={(event) => {
            setMoving(null);
            onChange(event.currentTarget.valueAsNumber);
          }}
        />
        <span class="value" aria-hidden="true">
          {numberInWords(control.range, shown)}
        </span>
      </div>
    </Row>
  );
}

/** A color picker or, if `maxLength` is given, a text field. */
function Field(props: ControlProps & { maxLength?: number }) {
  const { name, value, maxLength, onChange } = props;
  const common = {
    ...named(props),
    value: String(value),
    onChange: (event: Event & { currentTarget: HTMLInputElement }) => {
      const typed = event.currentTarget.value;
      if (ROWS[name].parse(typed) === undefined) say(message('appearanceFontMissing', typed));
      else onChange(typed);
    },
  };
  return (
    <Row {...props}>
      {maxLength === undefined ? (
        <input type="color" {...common} />
      ) : (
        <input type="text" placeholder={message('optionsFontExample')} {...{ maxLength }} {...common} />
      )}
    </Row>
  );
}

/** The field for a file name pattern, with an example that changes while the user types. */
function Pattern(props: ControlProps & { maxLength: number }) {
  const { id, value, maxLength, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const example = (
    <small id={`${id}-example`}>
      {message('optionsExample')} <bdi>{exampleName(typed ?? String(value))}</bdi>
    </small>
  );
  return (
    <Row {...props} more={example}>
      <input
        type="text"
        dir="ltr"
        maxLength={maxLength}
        {...named(props)}
        aria-describedby={`${id}-about ${id}-example`}
        placeholder={DEFAULT_PATTERN}
        value={typed ?? String(value)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => {
          setTyped(null);
          onChange(event.currentTarget.value);
        }}
      />
    </Row>
  );
}

/** The field for CSS. Shows errors while the user types; stores the text when the focus leaves. */
function Css(props: ControlProps) {
  const { id, name, value, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  const isTooLong = ROWS[name].parse(shown) === undefined;
  return (
    <Row {...props} kind="row css">
      <textarea
        {...named(props)}
        dir="ltr"
        rows={6}
        spellcheck={false}
        aria-describedby={`${id}-about ${id}-objection`}
        placeholder={'.body p { text-indent: 1em; }'}
        value={shown}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => {
          // leave a text that is too long in the field, so that the user can shorten it
          if (isTooLong) return;
          setTyped(null);
          onChange(event.currentTarget.value);
        }}
      />
      <small id={`${id}-objection`} class="objection" aria-live="polite">
        {isTooLong ? message('optionsCssLong') : objectionTo(shown)}
      </small>
    </Row>
  );
}

function objectionTo(css: string): string {
  const objection = checkCss(css);
  if (!objection) return '';
  return message(objection.kind === 'address' ? 'optionsCssAddress' : 'optionsCssUnknown', objection.text);
}

function Segments(props: ControlProps & { control: ControlOf<'choice'> }) {
  const { id, name, value, control, onChange } = props;
  return (
    <fieldset class="row" {...named(props)}>
      <span class="name">
        <b aria-hidden="true">{labelOf(name)}</b>
        <About {...props} />
      </span>
      <div class="segments">
        {control.options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              aria-label={optionLabel(option)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden="true">{optionLabel(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function List(props: ControlProps & { control: ControlOf<'choice'> }) {
  const { value, control, onChange } = props;
  return (
    <Row {...props}>
      <select {...named(props)} onChange={(event) => onChange(event.currentTarget.value)}>
        {control.options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    </Row>
  );
}
