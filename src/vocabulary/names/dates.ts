/** Words that can be inside a date: ordinal endings, prepositions, words for "year" and "day". */
export const DATE_FILLERS = 'st|nd|rd|th|er|e|a|ª|º|of|de|del|di|den|da|do|le|la|the|г|năm|m|d|nap|v|року|พ|ศ|gada|ko';
/** English names of months and weekdays, which occur on pages in all languages. */
export const ENGLISH_MONTHS = 'january february march april may june july august september october november december';
export const ENGLISH_WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday';
/** Shortest distinctive beginnings of month names, by language, so that abbreviated and declined names match too. */
export const MONTH_STEMS: Readonly<Record<string, string>> = {
  de: 'jan|jän feb mär|mrz apr mai jun jul aug sep okt nov dez',
  fr: 'jan fév mar avr mai juin juil aoû sep oct nov déc',
  es: 'ene feb mar abr may jun jul ago sep|set oct nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  nl: 'jan feb maa|mrt apr mei jun jul aug sep okt nov dec',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  sv: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  da: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  nb: 'jan feb mar apr mai jun jul aug sep okt nov des',
  fi: 'tam hel maa huh tou kes hei elo syy lok mar jou',
  cs: 'led úno bře dub kvě červn|červen|čvn červenc|červene|čvc srp zář říj lis pro',
  hu: 'jan feb már ápr máj jún júl aug sze okt nov dec',
  ro: 'ian feb mar apr mai iun iul aug sep oct noi|nov dec',
  ru: 'янв фев мар апр мая|май июн июл авг сен окт ноя дек',
  uk: 'січ лют бер кві тра чер лип сер вер жов лис гру',
  el: 'ιαν φεβ μαρ|μάρ απρ μαΐ|μάι|μαι ιουν|ιούν ιουλ|ιούλ αυγ|αύγ σεπ οκτ νοε|νοέ δεκ',
  tr: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
  ar: 'ينا|جانف فبر|فيفر|شباط مار|آذار أبر|ابر|إبر|أفر|نيسان ماي|أيار يون|جوان|حزير يول|جويل|تموز أغس|اغس|غشت|أوت|آب سبت|أيلول|شتن أكت|اكت نوف|نون ديس|دجن',
  he: 'ינו פבר מרץ אפר מאי יונ יול אוג ספט אוק נוב דצמ',
  fa: 'ژان فور مار آور مهٔ|مه ژوئن ژوئی اوت سپت اکت نوا دسا',
  id: 'jan feb mar apr mei jun jul agu sep okt nov des',
  th: 'มกร|ม.ค กุม|ก.พ มีน|มี.ค เมษ|เม.ย พฤษ|พ.ค มิถ|มิ.ย กรก|ก.ค สิง|ส.ค กัน|ก.ย ตุล|ต.ค พฤศ|พ.ย ธัน|ธ.ค',
  hi: 'जनव|जन॰ फ़र मार अप् मई जून जुल अगस|अग॰ सित अक् नवं|नव॰ दिस',
};
export const PERSIAN_MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند';
/** Names of Japanese and Taiwanese eras, with the year before the era's first year: 令和1 is 2018 + 1. */
export const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 民國: 1911, 民国: 1911 };
export const SHORT_MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec';
export const WEEKDAYS = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
/** Parts of the names of meta elements with the publication date. */
export const PUBLISHED_META = 'publish|publication|pub-?date|date-?pub|issued';

/** Words before a time of day: "at 10:15", "um 10.15 Uhr", "ore 10:15", "às 10h15". */
export const BEFORE_TIME = '\\b(?:at|um|om|ore|alle|kl\\.?)|à|às|a las';
/** Words after a time of day: "10.15 Uhr". */
export const TIME_UNITS = 'uhr|uur|hrs?';
