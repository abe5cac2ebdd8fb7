// What is no list of the words of pages, though it looks like one: the terms of standards, and a few places with a reason.

/** Names of HTML, SVG and ARIA, of CSS and of formats: what a standard fixes is no vocabulary of pages. */
export const TERMS = new Set(
  (
    'html head body title meta link base script style template noscript slot article section nav aside header footer main address ' +
    'div span heading hgroup blockquote pre code figure figcaption caption list item ul ol li dl dt dd table thead tbody tfoot row ' +
    'td th tr colgroup col form input label select option textarea datalist button fieldset legend details summary dialog menu ' +
    'img image images picture source video audio canvas svg iframe object embed param map area frame frameset center font big tt ' +
    'strong em small sub sup mark time data abbr cite dfn kbd samp var bdi bdo ruby rb rt rp rtc wbr del ins math p a b i u s q br hr ' +
    'alertdialog combobox listbox menubar menuitem navigation search searchbox tab tablist tabpanel textbox toolbar tooltip tree treeitem ' +
    'hidden role class id href src srcset alt width height content property name value type rel loading decoding target tabindex itemprop itemtype ' +
    'datetime lang dir ltr rtl auto none inline block flex grid contents flow-root inset polygon circle rect wrap nowrap pre-wrap ' +
    'pre-line break-spaces prefix infix postfix prefixed http https ftp mailto tel data blob file about javascript view-source ' +
    'chrome brave edge devtools chrome-extension moz-extension json text ' +
    'png gif jpg jpeg webp avif svg css xml com org net gov edu twitter youtube doc-noteref'
  ).split(' '),
);

/** Files that have a list which stays where it is, and why. */
export const ALLOWED = new Map(
  Object.entries({
    'src/algorithms/lectern/roles/amid-text.ts': 'purposes and groups of names, which the vocabulary has the words of',
    'src/algorithms/lectern/roles/of-site.ts': 'purposes and groups of names, which the vocabulary has the words of',
    'src/article/sanitize.ts': 'names of our own icons',
    'src/article/metadata/properties.ts': 'properties as schema.org calls them',
    'src/background/unreadable.ts': 'stores that a browser lets no extension read',
    'src/export/citation/records.ts': 'months as BibTeX calls them',
    'src/export/markdown/tidy.ts': 'blocks that programs for Markdown obey',
    'src/export/math.ts': 'commands of TeX',
    'src/export/tex-of-math.ts': 'operators as TeX calls them',
    'src/page/embeds/providers.ts': 'addresses of single services',
    'src/page/formulas/formula-pictures.ts': 'addresses of services that draw TeX',
    'src/page/pictures/picture-address.ts': 'types of pictures',
    'src/tools/report/mask/addresses.ts': 'endings of files',
    'src/tools/report/mask/json.ts': 'literals of JSON',
    'src/page/snapshot/text-style-reader.ts': 'fonts as CSS calls them; the snapshot imports no vocabulary',
  }),
);
