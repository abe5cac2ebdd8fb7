import { h } from 'preact';
import { message } from '../../../platform/wording/message.ts';
import type { HtmlProps } from './html-props.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** A formula on a line of its own; it scrolls if it is wider than the text. */
export function Formula(props: HtmlProps<'math'>) {
  return (
    <ScrollBox label={message('formula')} class="formula">
      {h('math', props)}
    </ScrollBox>
  );
}
