import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { contentOf, element, rewriteElements } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { pictureElsewhere, printableTree, sound } from './printable.ts';

/** Content security policy of the file: allows pictures and inline styles, and blocks scripts and everything else. */
const POLICY = "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'";

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.1rem/1.6 Georgia, serif; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; }
img { max-width: 100%; height: auto; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; font-size: .9em; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: .3em .6em; border: 1px solid; text-align: start; }
figure { margin: 1.5em 0; }
[data-marked] { list-style: none; }
pre, code, kbd, samp { direction: ltr; unicode-bidi: isolate; }
pre { text-align: left; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid; }
`;

/** Returns the article as an HTML file. `pictures`: data URLs that replace addresses of pictures in the article. */
export function htmlFile(article: Article, pictures: ReadonlyMap<string, string>): string {
  const { headline, authors, description, url, language, direction, site } = article.metadata;
  const meta = (name: string, content: string) =>
    content === '' ? [] : [element('meta', { name, content: sound(content) })];
  const head = [
    element('meta', { charSet: 'utf-8' }),
    element('meta', { httpEquiv: ['Content-Security-Policy'], content: POLICY }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, sound(headline || site || url)),
    ...authors.flatMap((author) => meta('author', author)),
    ...meta('description', description),
    ...(url === '' ? [] : [element('link', { rel: ['canonical'], href: url })]),
    element('style', {}, STYLE),
  ];
  const body = withPictures(contentOf(printableTree(article)), pictures);
  const page = element('html', { ...(language ? { lang: language } : {}), dir: direction }, [
    element('head', {}, head),
    element('body', {}, [element('article', {}, body)]),
  ]);
  return toHtml({ type: 'root', children: [{ type: 'doctype' }, page] });
}

function withPictures(children: readonly ElementContent[], pictures: ReadonlyMap<string, string>): ElementContent[] {
  return rewriteElements(children, (image) => {
    if (image.tagName !== 'img') return [image];
    const src = pictures.get(String(image.properties.src));
    return [src === undefined ? pictureElsewhere(image) : { ...image, properties: { ...image.properties, src } }];
  });
}
