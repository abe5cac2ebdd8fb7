/** What a person sees in the truth of a page beside plain text: pictures, code, headings. Read from the live page. */
import { absoluteUrl } from '../../../src/shared/url.ts';
import { contentOf, type TruthPlace } from './place.ts';

export interface Expected {
  images: readonly ExpectedImage[];
  /** Texts of code blocks, as the page shows them. */
  code: readonly string[];
  headings: readonly string[];
}

export interface ExpectedImage {
  /** What is loaded, then all addresses under which the page has the same picture. */
  addresses: readonly string[];
  /** Size on the page and what stands beside it, to find it again. */
  label: string;
}

/** Pictures no larger than this in both directions stand for a character (CSS pixels). */
const LARGEST_ICON = 32;

/** Collects it after everything else was read from the page, because pictures that wait to be scrolled to are loaded here. */
export async function expectedContent(document: Document, place: TruthPlace): Promise<Expected> {
  const { containers, includes, excluded } = contentOf(document, place);
  const find = (selector: string) => containers.flatMap((container) => [...container.querySelectorAll(selector)]);
  const show = hide(document, excluded);
  try {
    const textsOf = (selector: string) =>
      find(selector)
        .filter(isVisible)
        .filter((element) => element.parentElement?.closest(selector) === null)
        .map((element) => ({ element, text: shownText(element) }))
        .filter(({ element, text }) => text.trim() !== '' && includes(element, text))
        .map(({ text }) => text);
    const pictures = 'text' in place ? [] : find('img').filter((image) => includes(image, ''));
    return {
      images: await loadedImages(pictures.filter(isImage)),
      code: textsOf('pre'),
      headings: textsOf('h1, h2, h3, h4, h5, h6, [role=heading]'),
    };
  } finally {
    show();
  }
}

/** Takes what is no part of the truth out of the page for a moment, so that the browser itself leaves it out of texts. */
function hide(document: Document, selector: string): () => void {
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  if (selector !== '') sheet.replaceSync(`${selector} { display: none !important }`);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  return () => {
    document.adoptedStyleSheets = before;
  };
}

const shownText = (element: Element) => (element as HTMLElement).innerText;

const isImage = (element: Element): element is HTMLImageElement => element.localName === 'img';

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

async function loadedImages(images: readonly HTMLImageElement[]): Promise<ExpectedImage[]> {
  const found = new Map<string, ExpectedImage>();
  for (const image of images) {
    const expected = await loadedImage(image);
    const address = expected?.addresses[0];
    if (expected && address !== undefined && !found.has(address)) found.set(address, expected);
  }
  return [...found.values()];
}

/** null for what the page cannot load, for what it does not show, and for signs in a line. */
async function loadedImage(image: HTMLImageElement): Promise<ExpectedImage | null> {
  image.loading = 'eager';
  const isLoaded = await image.decode().then(
    () => true,
    // EncodingError: there is no such file, or it is no picture
    () => false,
  );
  const { width, height } = image.getBoundingClientRect();
  if (!isLoaded || image.naturalWidth <= 1 || !isVisible(image)) return null;
  if (width <= LARGEST_ICON && height <= LARGEST_ICON) return null;
  const beside = (image.alt || image.parentElement?.parentElement?.textContent || '').trim().slice(0, 40);
  return {
    addresses: [image.currentSrc, ...addressesOf(image)],
    label: `${image.currentSrc.slice(0, 100)} (${Math.round(width)}×${Math.round(height)}, "${beside}")`,
  };
}

/** Addresses of a picture in all its sizes: its sets, what a lazy loader waits with, and what a click on it leads to. */
function addressesOf(image: HTMLImageElement): string[] {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
  const written = sources.flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => /src|original|url/.test(name)).flatMap(({ value }) => value.split(/,\s+|\s+/)),
  );
  const link = image.closest('a')?.href ?? '';
  return [...written, link].map((address) => absoluteUrl(address, image.baseURI)).filter((address) => address !== '');
}
