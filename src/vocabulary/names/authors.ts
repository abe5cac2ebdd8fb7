/** Names (class, id) of elements with the author's name: "author", "post-author", "postAuthor". */
export const AUTHOR_NAMES =
  '[bB]y-?[lL]ines?|[aA]uthors?|[wW]riters?|[cC]ontributors?|[cC]reator|[jJ]ournalists?|[rR]eporters?|[pP]osted-?[bB]y|[wW]ritten-?[bB]y';
/** Parts for a quick first test of every element: each name in `AUTHOR_NAMES` contains one of these. */
export const AUTHOR_NAME_PARTS = 'by|auth|writ|contrib|creat|journ|reporter';
/** Parts of a class or id that show that the element does not contain the author's name: "author-avatar". */
export const BESIDE_AUTHOR_NAMES =
  'avatar|stor(?:y|ies)|posts|articles|image|img|photo|picture|bio\\b|description|social|follow|count|comment|related|recommend|more|link-?list|authoriz|title$';
export const AUTHOR_PATHS =
  'authors?|contributors?|writers?|by|byline|journalists?|reporters?|autor(?:en|es)?|auteurs?';
/** Parts of addresses of the profiles of a site's members: path segments, names of scripts, and query parameters. */
export const MEMBER_PATHS = 'users?|members?|profiles?|u|people';
export const MEMBER_SCRIPTS = 'profile|member|memberlist|viewprofile';
export const MEMBER_PARAMETERS = 'u|id|uid|user|viewprofile';
/** Classes of an element with a person's name: hCard, microformats, LaTeXML (papers on arXiv), OJS (journals). */
export const NAME_CLASSES = 'fn|p-name|p-author|ltx_personname|name';
export const TOPIC_PATHS =
  'categor(?:y|ies|ias?|ie|ias)|kategori\\w*|tags?|tagged|topics?|labels?|themen?|rubri\\w+|etiquetas?';
/** Endings that follow a separator in words for "author": "Autor/in", "Autor:in", "auteur·e", "autor(es)". */
export const AUTHOR_ENDINGS = 'innen|in|es|as|e|a|s|rices?|trices?|ras?|ka';
/** Chinese, Japanese and Korean words for "reporter": those before a name, and (`REPORTERS_BEHIND`) after a name. */
export const REPORTERS_BEFORE =
  '(?:[一-鿿]{1,8}[报報网網社台刊])?(?:特约|特約|见习|實習|实习)*(?:记者|記者|通讯员|特派员|特派員)';
export const REPORTERS_BEHIND = '(?:선임|전문|인턴|수습|객원)?기자|記者';
/** Words between an author's name and a date ("Ada Poe am 3. Mai"). Some can also be parts of a name ("le"). */
export const BEFORE_DATE = 'last|am|le|el|il|den|em|dnia|dne|from|for';
/** Words that separate a person's name from the person's place or publication: "Jane Doe in Paris". */
export const BEFORE_PLACE = 'in|at|from|for|of the|aus|für|dans|pour|à|en|em|para|per|op|w|dla|для';
/** Articles ("The") with which the name of a newspaper after an author's name may begin. */
export const ARTICLES = 'The|Der|Die|Das|L[aeo]s?|El|Il|Het|De';
/** Patterns of lower-case words between the parts of a person's name ("de", "van"), with which names are recognized. */
export const PARTICLES = 'd[aiou]s?|de[lnrs]?|v[ao]n|la|le|bin|al|el|y|e|of';
/** Lower-case words that belong to the family name in a citation ("van Gogh, Vincent"). */
export const FAMILY_PARTICLES = 'van|von|der|den|de|del|della|di|da|dos|du|la|le|ter|ten|zu|zum|al|el|bin|ibn|af|av';
export const ORGANISATION_NAMES =
  'staff|team|editors?|editorial|desk|news|press|agency|associated|reuters|group|inc|llc|ltd|gmbh|university|institute|foundation|association|magazine|contributors?';
