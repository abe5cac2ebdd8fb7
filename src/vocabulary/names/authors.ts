/** What elements and addresses are called that name an author. */

/** Classes and ids, after a separator or a small letter. */
export const AUTHOR_NAMES =
  '[bB]y-?[lL]ines?|[aA]uthors?|[wW]riters?|[cC]ontributors?|[cC]reator|[pP]osted-?[bB]y|[wW]ritten-?[bB]y';
/** A part of each of them: asked of every element, before the names that take longer. */
export const AUTHOR_NAME_PARTS = 'by|auth|writ|contrib|creat';
/** Elements around them that hold everything but the name. */
export const BESIDE_AUTHOR_NAMES =
  'avatar|stor(?:y|ies)|posts|articles|image|img|photo|picture|bio\\b|description|social|follow|count|comment|related|recommend|more|link-?list|authoriz|title$';
/** Where sites keep the pages about their authors, as parts of the path. */
export const AUTHOR_PATHS =
  'authors?|contributors?|writers?|by|byline|journalists?|reporters?|autor(?:en|es)?|auteurs?';
/** Where communities keep the pages about their members: parts of the path, scripts, and parameters. */
export const MEMBER_PATHS = 'users?|members?|profiles?|u|people';
export const MEMBER_SCRIPTS = 'profile|member|memberlist|viewprofile';
export const MEMBER_PARAMETERS = 'u|id|uid|user|viewprofile';
/** Classes of a name within what is said of a person: hCard's, and those of microformats. */
export const NAME_CLASSES = 'fn|p-name|p-author';
/** Where sites keep the pages about one thing, as parts of the path. */
export const TOPIC_PATHS =
  'categor(?:y|ies|ias?|ie|ias)|kategori\\w*|tags?|tagged|topics?|labels?|themen?|rubri\\w+|etiquetas?';
/** Behind a word for the author: "Autor/in", "Autor:in", "auteur·e", "autor(es)". */
export const AUTHOR_ENDINGS = 'innen|in|es|as|e|a|s|rices?|trices?|ras?|ka';
/** What reporters are called right before or behind their names, where no space parts words. */
export const REPORTERS_BEFORE =
  '(?:本报|本報|本网|本刊|新华社|特约|特約|见习|實習|实习)*(?:记者|記者|通讯员|特派员|特派員)';
export const REPORTERS_BEHIND = '(?:선임|전문|인턴|수습|객원)?기자|記者';
/** Words behind a name that a date goes on with; they are parts of names as well. */
export const BEFORE_DATE = 'last|am|le|el|il|den|em|dnia|dne|from|for';
/** Between a person's name and where or for whom they write. */
export const BEFORE_PLACE = 'in|at|from|for|of the|aus|für|dans|pour|à|en|em|para|per|op|w|dla|для';
/** What the name of a newspaper begins with, behind those who write for it. */
export const ARTICLES = 'The|Der|Die|Das|L[aeo]s?|El|Il|Het|De';
/** Parts of names in small letters: as patterns. */
export const PARTICLES = 'd[aiou]s?|de[lnrs]?|v[ao]n|la|le|bin|al|el|y|e|of';
/** Those that stand before a family name. */
export const FAMILY_PARTICLES = 'van|von|der|den|de|del|della|di|da|dos|du|la|le|ter|ten|zu|zum|al|el|bin|ibn|af|av';
/** What names of organisations often hold. */
export const ORGANISATION_NAMES =
  'staff|team|editors?|editorial|desk|news|press|agency|associated|reuters|group|inc|llc|ltd|gmbh|university|institute|foundation|association|magazine|contributors?';
