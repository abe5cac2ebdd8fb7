/** Names (class, id) of comment boxes: "comment" in several languages, but not "commentary", which is an article. */
export const COMMENT_BOXES = '[ck]omm?ent(?!ary|ator)[a-z]*|disqus|reacties|yorumlar';
/** Parts of the names of schema.org types and properties for comments on an article, and not for the article itself. */
export const COMMENT_PROPERTIES = 'comment|answer|review\\b|rating';

/** Names (class, id) of parts of a page with other texts than the article, which have their own authors and dates. */
export const ASIDE_NAMES =
  'comments?|comment-?list|commentlist|respond|replies|disqus|related|recommend[a-z\\d]*|recirc[a-z\\d]*|read-?next|up-?next|more-?(?:from|posts|stories|articles)|teasers?|side-?bar|popular|trending|latest|recent|newsletter|(?:site|page|global)-?footer|site-?header|nav|navigation|menu|promo|carousel|swiper|slider|cookie[a-z\\d]*|testimonials?|reviews?-?list';
/** Classes of `article` elements that are comments or teasers. */
export const OTHER_ARTICLE_NAMES = 'comment|teaser|preview|(?:^|[\\s_-])card';

/** Names (class, id) of the signature below each post of a forum member. */
export const SIGNATURE_NAMES = '(?:message-?|post-?|user-?)?signature(?:-?container)?';

/** Classes of MediaWiki's boxes with links to other articles, and (`WIKI_NOTICES`) of its notices for editors. */
export const WIKI_LINKS = 'navbox|sistersitebox|sister-project|portalbox|portal-bar|bandeau-portail';
export const WIKI_NOTICES = 'ambox|asbox|bandeau-article';

/** Names (class, id) of polls among readers. */
export const POLL_NAMES =
  'polls?|quick-?poll|reader-?poll|(?:vf|wp|js|post)-?poll|umfrage|sondage|encuesta|sondaggio|enquete';

/** Names (class, id) of the summary between headline and text. */
export const STANDFIRST_NAMES =
  'stand-?first|dec?k|sub-?(?:title|head[a-z\\d]*)|vorspann|chap[oe][a-z\\d]*|entradilla|bajada|sommario';

/** Names (class, id) that some sites give to the summary, and others to the first paragraph of the text. */
export const LEAD_NAMES = 'lead-?in|ingress|zajawka|copete';

/** Names (class, id) of columns beside the text. In a class or id, such a name must be a whole part between hyphens. */
export const SIDE_COLUMNS =
  'side-?(?:bars?|rail|col(?:umn)?)|seitenleiste|seitenspalte|randspalte|marginalspalte|barra-?lateral|zijbalk';
/** Parts of classes that only tell whether there is a side column, or its state: "has-sidebar", "sidebar-enabled". */
export const SIDE_MODIFIERS =
  'has|with|without|no|none|off|free|hide|show|collapsed|expanded|enabled|disabled|active|open|closed|hidden|true|false';
/** Class of the items that common blog systems put into a side column. */
export const SIDE_PIECE = 'widget';
/** Class of a `SIDE_PIECE` that contains the text itself: Blogger uses `widget Blog`. */
export const MAIN_PIECE = 'blog';

/** Classes of boxes with a warning or advice, from documentation generators and blogs. A class must match exactly. */
export const ADMONITION_WORDS =
  'alerts?|notic(?:es?)|hint|tip|pro-?tip|warning|caution|danger|important|note|info-?box|note-?box|tip-?box|message-(?:info|warning)';
/** Parts of class names of boxes with a warning or advice; the class name may be longer. */
export const ADMONITION_PARTS = 'admonition|callout|markdown-alert';
/** ARIA roles of boxes with a warning or advice. */
export const ADMONITION_ROLES = 'note|doc-(?:tip|notic\\w)';

/** Names (class, id) of boxes that ask for a subscription. */
export const WALL_NAMES = 'pay-?wall|reg-?wall|(?:subscri(?:be|ption|ber)|meter(?:ed)?|premium)-?(?:wall|gate|barrier)';

/** Names (class, id) of boxes with a site's copyright notice, imprint or disclaimer. */
export const LEGAL_NAMES =
  'copyrights?|copyleft|legalese|legal-?(?:text|notices?|lines?|copy|info|footer|footnotes?)|disclaimers?|imprint|impressum|colophon';

export const SCREEN_READER_NAMES = 'sr-only|visually-?hidden|screen-reader(?:-text)?|u-hidden-visually';

/** Names (class, id) of boxes with the score of a review. */
export const RATING_NAMES = 'scores?|score-?box|verdicts?|ratings?|reviews?|review-?box|stars?';

/** Prefixes of classes with an article's topic, author or id, which differ between articles: `category-politics`. */
export const TOPIC_NAMES =
  'category|categories|tag|tags|topic|topics|keyword|term|taxonomy|author|user|slug|postid|postname|term-name';
/** Prefixes of classes that a CSS tool generated, and changes when the site is built again: `css-1x2y3z`. */
export const BUILD_MARKS = 'css|sc|jss|tss|emotion|svelte|astro|makestyles|jsx';

/** Names (class, id) and addresses of adverts and their frames. */
export const ADVERT_NAMES =
  'ads?|adslot|adunit|advert[a-z\\d]*|adsense|dfp|gpt|sponsor[a-z\\d]*|taboola|outbrain|doubleclick|googlesyndication|google_ads[a-z\\d]*|amazon-adsystem|adnxs|criteo|safeframe';
/** Address parts of frames with a service of the site (such as a "like" button), not with content of the article. */
export const SERVICE_NAMES =
  'like|share|comments?|disqus|subscribe|newsletter|signup|sign-up|login|auth|re?captcha|consent|cookie|track(?:ing|er)?|pixel|sync|analytics|chat|intercom';

/** Words that, before a colon, begin a note by the author. The trained model mistakes such notes for advertising. */
export const DISCLOSURES = 'disclosure|disclaimer';
/** Names of logos (in classes and texts), and (`PARTNER_NAMES`) of boxes with logos of sponsors and partners. */
export const LOGO_NAMES = 'logos?';
export const PARTNER_NAMES = 'partners?|sponsors?|supporters?|funders?|backers|as-seen-(?:in|on)';

/** Names (class, role) of links from a note back to the text. */
export const BACK_LINK_NAMES = 'doc-backlink|back-?(?:ref|link)s?|reverse-?footnote|footnote-(?:back|return)';
/** Names (class, role) of references to notes, such as a small "1" in the text. */
export const NOTE_SIGN_NAMES = 'doc-noteref|noteref|foot-?note|fn-?ref|footnote-?ref|sidenote|endnote';
/** Beginnings of ids of notes, and of the boxes that word processors put around notes: `_ftn1`, `sdfootnote1sym`. */
export const NOTE_IDS = 'fn|ftn|edn|sd(?:foot|end)note|foot-?note|end-?note';
/** Beginnings of ids of notes, but not of boxes around notes: `cite_note-3`, `sn-1`, `FOOT1`. */
export const OTHER_NOTE_IDS = 'note|cite[_-]?note|sn|foot';
/** Beginnings of ids of cited sources: `bib12`, `ref-CR3`, `R7`. */
export const SOURCE_IDS = 'bib|bb|refs?|references?|cr|r|b|cite|cit|citation|sources?';
/** Roles and classes of cited sources, of lists of sources, and of references in the text to a source. */
export const SOURCE_NAMES =
  'doc-biblio(?:graphy|entry|ref)|csl-(?:entry|bib-body)|citation-reference|bibliography|biblio-?ref';
/** Classes of notes in the margin (Tufte CSS and style sheets based on it, LaTeXML). */
export const MARGIN_NOTE_NAMES = '(?:side|margin)-?note(?:-(?:content|text|body))?|ltx_note_outer';

/** Names (class, id) of boxes that contain one post of a forum or chat. */
export const POST_NAMES = '(?:message|comment|post|reply|answer|turn)s?';
/** Words in the classes of elements with a person's name, and (`TIME_NAMES`) of elements with a date or time. */
export const PERSON_NAMES =
  'author user username nick nickname poster commenter member byline screenname displayname sender speaker handle hnuser fn';
export const TIME_NAMES = 'date time timestamp datetime ago age posted published created relativetime';

/** schema.org properties whose value is a person. */
export const PERSON_PROPERTIES = 'author|creator|agent';

/** Path segments of addresses that precede a member's name: `/users/ada`. */
export const MEMBER_ADDRESSES = 'u|users?|profiles?|members?|people|author|by';

/** Path segments of pages on which users sign in or register; in `/users/login`, "login" is not a member's name. */
export const MEMBER_FORMS = 'log-?in|sign-?(?:in|up)|register|join|account';
/** Query parameters with a member's id or name. */
export const MEMBER_QUERIES = 'id|user|u|author|member';

/** Words in the names of attributes that state who speaks in a chat transcript. */
export const SPEAKER_ATTRIBUTES = 'role|author|sender|speaker|from';
/** Names that attributes in chat transcripts give to speakers, and (`TURN_NAMES`) classes of their messages. */
export const SPEAKERS = 'user|assistant|human|system|bot|ai|model|agent|you|me|tool';
export const TURN_NAMES =
  '(user|assistant|human|bot|ai|agent|model)[\\s_-]?(?:message|msg|turn|bubble|query|response|prompt)';
