import { h } from 'preact';
import { message } from '../../../wording/message.ts';
import type { HtmlProps } from './html-props.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** A formula; one on a line of its own scrolls inside itself where it is wider than the text. */
export function Formula(props: HtmlProps<'math'>) {
  const math = h('math', props);
  if ((props as { display?: string }).display !== 'block') return math;
  return (
    <ScrollBox label={message('formula')} class="formula">
      {math}
    </ScrollBox>
  );
}
