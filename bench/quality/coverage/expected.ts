/**
 * Collects the visible pictures, code blocks and headings of the article on a live page. The ground truth, made by a
 * person, says where the article is.
 */
import { absoluteUrl } from '../../../src/shared/url.ts';
import { contentOf, type TruthPlace } from './place.ts';

export interface Expected {
  images: readonly ExpectedImage[];
  /** Texts of code blocks, as the page shows them. */
  code: readonly string[];
  headings: readonly string[];
}

export interface ExpectedImage {
  /** All addresses of the picture on the page; the first is that of the file that the browser loaded. */
  addresses: readonly string[];
  /** Address, size and neighbouring text of the picture, by which a person can find it in a browser. */
  label: string;
}

/**
 * Pictures up to this width and height (CSS pixels) are ignored. They usually represent only a character, such as an
 * emoji.
 */
const LARGEST_ICON = 32;

/**
 * Collects the visible content of the article that the ground truth describes. Must be called last, because it loads
 * lazy pictures, which changes the page.
 */
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

/**
 * Hides the parts that do not belong to the article according to the ground truth, so that `innerText` omits them.
 * Returns a function that shows the parts again.
 */
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

/**
 * Loads a picture. Returns null if the picture fails to load, is not visible, or is at most `LARGEST_ICON` in both
 * width and height.
 */
async function loadedImage(image: HTMLImageElement): Promise<ExpectedImage | null> {
  image.loading = 'eager';
  const isLoaded = await image.decode().then(
    () => true,
    // ignores an EncodingError: the file is missing or is not a picture
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

/**
 * Returns a picture's addresses in all sizes: from `srcset`, from attributes of lazy-loading scripts, and from the link
 * around the picture.
 */
function addressesOf(image: HTMLImageElement): string[] {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
  const written = sources.flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => /src|original|url/.test(name)).flatMap(({ value }) => value.split(/,\s+|\s+/)),
  );
  const link = image.closest('a')?.href ?? '';
  return [...written, link].map((address) => absoluteUrl(address, image.baseURI)).filter((address) => address !== '');
}
