/** Headings of lists of links to other texts. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const relatedWords = {
  /** Words in a short line or heading that consists of links or has links below it. */
  related: {
    en: 'related|read more|read next|also read|see also|more from|more stories|recommended|most read|up next|further reading',
    de: 'mehr zum thema|auch interessant|verwandte artikel|lesen sie auch|lesen sie mehr|meistgelesen|siehe auch',
    fr: 'lire aussi|à lire aussi|articles similaires|sur le même sujet|les plus lus|voir aussi',
    es: 'lea también|te puede interesar|artículos relacionados|noticias relacionadas|más leídas|ver también',
    it: 'leggi anche|articoli correlati|potrebbe interessarti|più letti|vedi anche',
    pt: 'leia também|leia mais|veja também|mais lidas|artigos relacionados',
    nl: 'lees ook|lees meer|meer over|gerelateerde artikelen|meest gelezen',
    pl: 'czytaj także|czytaj też|zobacz także|zobacz też|przeczytaj także|powiązane artykuły',
    ru: 'читайте также|по теме|похожие материалы|смотрите также|материалы по теме',
    uk: 'читайте також|за темою|схожі матеріали|дивіться також',
    sv: 'läs också|läs även|läs mer|relaterade artiklar|mest lästa|mest läst',
    da: 'læs også|læs mere|relaterede artikler|mest læste', nb: 'les også|les mer|relaterte artikler|mest lest',
    fi: 'lue myös|lue lisää|aiheesta lisää|luetuimmat',
    cs: 'přečtěte si také|přečtěte si|související články|mohlo by vás zajímat|čtěte také|viz také',
    tr: 'ilgili haberler|bunlar da ilginizi çekebilir|ayrıca okuyun|benzer haberler',
    ar: 'اقرأ أيضا|اقرأ أيضًا|مواضيع ذات صلة|أخبار ذات صلة|قد يعجبك أيضا',
    fa: 'بیشتر بخوانید|مطالب مرتبط|اخبار مرتبط|همچنین بخوانید', he: 'קראו עוד|קראו גם|כתבות נוספות|אולי יעניין אותך',
    hi: 'यह भी पढ़ें|ये भी पढ़ें|संबंधित खबरें|संबंधित लेख|अधिक खबरें', bn: 'আরও পড়ুন|আরো পড়ুন|সম্পর্কিত খবর|এ সম্পর্কিত',
    zh: '相关阅读|相关新闻|相關新聞|延伸阅读|延伸閱讀|推荐阅读|热门文章', ja: '関連記事|あわせて読みたい|おすすめ記事|こちらもおすすめ|人気記事',
    ko: '관련 기사|관련기사|많이 본 뉴스|추천 기사',
  },
} satisfies Record<string, Words>;
