/** Tests that transcripts are kept whole: every turn, even of one word, with its speaker. */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const NAMES = ['Ida Brandt', 'Per Holt'];
const TURNS = [
  'Nobody ever asks who paints the buoys. They float there, red and green, and people take them for something that grows.',
  'The following is a conversation with somebody who has painted buoys for forty years, and who knows where all of them have gone.',
  'Red.',
  'Only red?',
  'There is a red for summer and another one for winter, because in winter the light is blue. The recipe is on the wall of the shed.',
  'What happens when one of them breaks loose in the night?',
  'I go and look for it.',
  'Right.',
  'It is a long way home, towing a thing like that, and there is nobody else, so you tell it what it has missed.',
  'Thank you.',
];
const time = (turn: number) => `00:${String(turn).padStart(2, '0')}:04`;

type Turn = (name: string, text: string, turn: number) => string;

const LAYOUTS: Readonly<Record<string, Turn>> = {
  'NAME: in the line': (name, text) => `<p>${name.toUpperCase()}: ${text}</p>`,
  'Name: in bold': (name, text) => `<p><strong>${name}:</strong> ${text}</p>`,
  'first name in the line': (name, text) => `<p>${name.split(' ')[0]}: ${text}</p>`,
  'a name in bold without a colon': (name, text) => `<p><b>${name}</b> ${text}</p>`,
  'a name in bold above, in one paragraph': (name, text) => `<p><strong>${name}</strong><br>${text}</p>`,
  'a paragraph with the name in bold above': (name, text) => `<p><strong>${name}</strong></p><p>${text}</p>`,
  'a paragraph with the name above': (name, text) => `<p>${name}</p><p>${text}</p>`,
  'a paragraph with NAME: above': (name, text) => `<p>${name.toUpperCase()}:</p><p>${text}</p>`,
  'time and name above': (name, text, turn) => `<p>[${time(turn)}] ${name}</p><p>${text}</p>`,
  'time and name in the line': (name, text, turn) => `<p>[${time(turn)}] ${name}: ${text}</p>`,
  'name and time above': (name, text, turn) => `<p><strong>${name}</strong> (${time(turn)})</p><p>${text}</p>`,
  'name and time in boxes above': (name, text, turn) =>
    `<div class="turn"><div class="head"><span class="speaker">${name}</span> <span class="time">${time(turn)}</span></div><div class="text">${text}</div></div>`,
  'a name in a box above': (name, text) =>
    `<div class="turn"><div class="speaker">${name}</div><div class="text"><p>${text}</p></div></div>`,
  'a name in cite': (name, text) => `<p><cite>${name}:</cite> ${text}</p>`,
  'a heading with the name above': (name, text) => `<h4>${name}</h4><p>${text}</p>`,
  'a linked time above': (name, text, turn) =>
    `<p><a href="https://video.example/61?t=${turn}">${time(turn)}</a> <strong>${name}</strong></p><p>${text}</p>`,
  'time, name and text below each other': (name, text, turn) =>
    `<div><div>${time(turn)}</div><div>${name}</div><div>${text}</div></div>`,
  'lines of one paragraph': (name, text) => `${name.toUpperCase()}: ${text}<br><br>`,
  terms: (name, text) => `<dl><dt>${name}</dt><dd>${text}</dd></dl>`,
  'rows of a table': (name, text) => `<table><tr><td>${name}</td><td>${text}</td></tr></table>`,
};

const PAGES: Readonly<Record<string, (turns: string) => string>> = {
  'an episode': (turns) =>
    `<p>This is the transcript of an episode with Ida Brandt about buoys, paint and forty winters on the water.</p><h2>Transcript</h2><div class="transcript">${turns}</div>`,
  'turns alone': (turns) => turns,
  'text above': (turns) =>
    `<p>What follows was written down in the shed, in the order in which it was said, and nobody has changed a word of it since.</p><p>It was a cold day in March, and the kettle can be heard in the background, as can the gulls, who did not care for the subject.</p>${turns}`,
};

async function shown(layout: string, page: string) {
  const turn = LAYOUTS[layout] ?? expect.fail(layout);
  const turns = TURNS.map((text, index) => turn(NAMES[index % 2] ?? '', text, index)).join('');
  const body = (PAGES[page] ?? expect.fail(page))(turns);
  return show(
    await openHtml(
      `<!doctype html><html lang="en"><head><title>Forty winters of paint | Quay Talk</title><style>body{margin:0;font:17px/1.6 sans-serif}main{max-width:760px;margin:0 auto;padding:20px}</style></head>
      <body><header><a href="/">Home</a> <a href="/episodes">Episodes</a> <a href="/about">About</a></header><main><article><h1>Forty winters of paint</h1>${body}</article></main><footer><a href="/privacy">Privacy</a></footer></body></html>`,
      `${location.origin}/e2e/pages/transcript/index.html`,
    ),
  );
}

describe.each(Object.keys(PAGES))('a transcript (%s)', (page) => {
  it.each(Object.keys(LAYOUTS))(
    'keeps every turn of a transcript with its speaker (layout with %s)',
    async (layout) => {
      const { text, headings } = await shown(layout, page);
      const said = text();
      let from = 0;
      const missing = TURNS.flatMap((line, index) => {
        const at = said.indexOf(line, from);
        if (at < 0) return [line];
        const before = said.slice(from, at).toLowerCase();
        from = at + line.length;
        const name = NAMES[index % 2]?.toLowerCase().split(' ')[0] ?? '';
        return before.includes(name) ? [] : [`${name}: ${line}`];
      });
      expect(missing).toEqual([]);
      const isHeading = (heading: string) => NAMES.some((name) => heading.toLowerCase().includes(name.toLowerCase()));
      expect(headings().filter(isHeading)).toEqual([]);
    },
  );
});
