import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sampleHighlight } from '../../../test/sample-highlight.ts';
import type { Highlight } from '../../store/highlights/types.ts';
import type { Desk } from './desk.ts';
import { HighlightBubble } from './HighlightBubble.tsx';

const HIGHLIGHT = sampleHighlight('The first sound');

const container = document.createElement('div');
const actions = { linesOf: () => [], writeNote: vi.fn(), undo: vi.fn() };
const show = (change: Partial<Highlight> = {}, isRemoved = false) => {
  const highlight = { ...HIGHLIGHT, ...change };
  const desk = { ...actions, deleted: isRemoved ? highlight : null } as unknown as Desk;
  render(<HighlightBubble highlight={highlight} desk={desk} />, container);
};

beforeEach(() => document.body.append(container));
afterEach(() => {
  render(null, container);
  container.remove();
  vi.clearAllMocks();
});

test('a highlight’s bubble opens with the caret in the note', async () => {
  show();
  expect(document.activeElement).toHaveProperty('className', 'note-field');
  await userEvent.keyboard('note');
  expect(actions.writeNote).toHaveBeenLastCalledWith(HIGHLIGHT.id, 'note');
});

test('when the user chooses another color for a highlight, the focus moves to that color', () => {
  show();
  container.querySelector<HTMLElement>('input:checked')?.focus();
  show({ colour: 'blue' });
  expect(document.activeElement).toHaveProperty('ariaLabel', 'Blue');
});

test('when the user opens another highlight, the focus moves to the note of that highlight', () => {
  show();
  show({ colour: 'pink' });
  expect(document.activeElement).toHaveProperty('className', 'note-field');
  container.querySelector<HTMLElement>('input:checked')?.focus();
  show({ id: 'efgh' });
  expect(document.activeElement).toHaveProperty('className', 'note-field');
});

test('the bubble of a removed highlight offers only Undo', async () => {
  show();
  show({}, true);
  expect(document.activeElement?.textContent).toBe('Undo');
  expect(container.querySelectorAll('button, input, .note-field')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(actions.undo).toHaveBeenCalledOnce();
  show();
  expect(document.activeElement).toHaveProperty('className', 'note-field');
});
