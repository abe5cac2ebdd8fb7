/** What buttons that show more of the same text say, in the languages of most of the web. */

/** Longer labels are sentences or headlines. */
const LONGEST_LABEL = 40;

/** A verb of showing, then what is shown: more, all, the rest. */
const PHRASES: readonly RegExp[] = [
  // English
  /^(?:read|show|see|view|load|display|expand|reveal|get|continue|open)(?: [\w’']+){0,2} (?:more|all|full|rest|remaining|replies|comments|answers|messages|posts|text|earlier|older|newer|previous|hidden)\b/,
  /^(?:continue|keep) reading\b|^read on\b|^expand$|^show$|^more$|^\+ ?more$|^(?:older|earlier|newer|previous) (?:comments|messages|posts|replies)$/,
  /^\d+ (?:more )?(?:replies|comments|hidden items|messages)\b|^more (?:comments|replies|answers|posts|messages)\b/,
  // German, Dutch, the Scandinavian languages
  /^(?:mehr|alles?|weitere|ältere|ganzen|vollständigen)\b.{0,24}(?:lesen|anzeigen|laden|sehen|zeigen|ansehen)$|^weiterlesen$|^mehr$|^aufklappen$/,
  /^(?:meer|lees|toon|bekijk|laad)\b.{0,16}\b(?:meer|verder|alles|laden|lezen|tonen|reacties)$|^meer$/,
  /^(?:läs|visa|ladda|les|vis|last inn|læs|indlæs|näytä|lue)\b.{0,16}(?:mer|mere|fler|flere|alla?|alle|alt|lisää|kaikki|vidare|videre)\b/,
  // the Romance languages
  /^(?:lire|voir|afficher|charger|montrer)\b.{0,16}(?:suite|plus|tout|commentaires|davantage)\b|^(?:en savoir )?plus$|^lire la suite\b/,
  /^(?:leer|ver|mostrar|cargar|seguir|continuar|ler|carregar|exibir)\b.{0,16}(?:más|mais|todo|tudo|leyendo|lendo|comentarios|comentários|respuestas|respostas)\b|^(?:más|mais)$/,
  /^(?:leggi|mostra|carica|vedi|continua)\b.{0,16}(?:altro|tutto|di più|a leggere|commenti|più)(?:\s|$)|^(?:altro|di più)$/,
  /^(?:citește|afișează|arată|încarcă|vezi)\b.{0,16}(?:mai mult|mai multe|tot|toate)/,
  // Slavic languages, Greek, Turkish, Hungarian
  /^(?:читать|показать|загрузить|развернуть|смотреть|ещё|еще)(?:\s.{0,20})?(?:далее|ещё|еще|полностью|вс[её]|больше|комментарии|ответы|$)|^(?:развернуть|далее|подробнее)$/,
  /^(?:читати|показати|завантажити|розгорнути)(?:\s.{0,20})?(?:далі|більше|ще|все|повністю|$)/,
  /^(?:czytaj|pokaż|zobacz|wczytaj|załaduj|rozwiń)(?:\s.{0,20})?(?:dalej|więcej|wszystko|wszystkie|całość|$)|^więcej$/,
  /^(?:číst|zobrazit|načíst|čítať|zobraziť|načítať|rozbalit)(?:\s.{0,16})?(?:dále|více|další|vše|ďalej|viac|$)/,
  /^(?:διαβάστε|δείτε|εμφάνιση|φόρτωση)(?:\s.{0,16})?(?:περισσότερα|όλα|περισσότερων)/,
  /(?:devamını|daha fazla|tümünü).{0,12}(?:oku|göster|gör|yükle)|(?:tovább|több|összes).{0,12}(?:olvas|betölt|megjelen|mutat)/,
  // Asia and the Middle East
  /^(?:展开|展開|查看|阅读|閱讀|加载|載入|显示|顯示|点击|點擊)?.{0,6}(?:更多|全文|全部|余下|餘下|剩余|剩餘)/,
  /(?:続き|もっと|全文|すべて|さらに).{0,6}(?:読む|見る|表示|読み込む)|^もっと見る$|(?:더\s?보기|더\s?읽기|전체\s?보기|더\s?불러오기)/,
  /(?:اقرأ|عرض|تحميل|إظهار).{0,12}(?:المزيد|الكل)|(?:בیشتر|ادامه مطلب|نمایش بیشتر)|(?:קרא|הצג|טען|קראו|המשך).{0,12}(?:עוד|הכל|קריאה)/,
  /(?:और|पूरा).{0,10}(?:पढ़ें|देखें|दिखाएं)|(?:xem|đọc|tải).{0,8}(?:thêm|tiếp|tất cả)|(?:baca|lihat|muat|tampilkan).{0,14}(?:selengkapnya|lagi|semua|lebih)|(?:อ่าน|ดู|โหลด).{0,4}(?:เพิ่มเติม|ต่อ|ทั้งหมด)/,
];

/** Whether a label promises more of the text that it stands at. */
export function promisesMore(label: string): boolean {
  const text = label
    .toLowerCase()
    .replace(/[\s ]+/g, ' ')
    .replace(/^[\s.…›»▼▾+↓⌄[(]+|[\s.…›»▼▾+↓⌄→>\])]+$/g, '');
  return text !== '' && text.length <= LONGEST_LABEL && PHRASES.some((phrase) => phrase.test(text));
}
