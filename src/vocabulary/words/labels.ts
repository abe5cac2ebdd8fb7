/** Words in short lines, labels and headings around the text: at code, pictures, comments and lists of links. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const labelsWords = {
  /** The whole label of a copy button. */
  copy: {
    en: 'copy|copied|copy code,text,snippet|copy to clipboard|copied to clipboard',
    de: 'kopieren|kopiert|code kopieren', fr: 'copier|copié|copier le code', es: 'copiar|copiado|copiar código',
    it: 'copia|copiato|copia codice', pt: 'copiar|copiado|copiar código', nl: 'kopiëren|kopieer|gekopieerd',
    pl: 'kopiuj|skopiuj|skopiowano', ru: 'копировать|скопировать|скопировано', uk: 'копіювати|скопіювати|скопійовано',
    sv: 'kopiera|kopierad|kopierat', da: 'kopiér|kopier|kopieret', nb: 'kopier|kopiert', fi: 'kopioi|kopioitu',
    cs: 'kopírovat|zkopírovat|zkopírováno', tr: 'kopyala|kopyalandı', ar: 'نسخ|تم النسخ|انسخ', fa: 'کپی|کپی شد',
    he: 'העתק|הועתק', hi: 'कॉपी|कॉपी करें', bn: 'কপি|কপি করুন', zh: '复制|复制代码|複製|複製程式碼', ja: 'コピー|コピーする|コピーしました',
    ko: '복사|복사하기|복사됨',
  },

  /** First or last words of a line that names the photographer or owner of a picture. */
  credits: {
    en: 'photo|photos|photo by|image|image courtesy|picture by|credit|courtesy of|photograph by|illustration by',
    de: 'foto|fotos|bild|bildquelle|quelle|bildnachweis', fr: 'photo|crédit photo|crédits|illustration',
    es: 'foto|fotografía|imagen|crédito', it: 'foto|immagine',
    pt: 'foto|imagem|crédito|foto divulgação', nl: 'foto|beeld|fotograaf', pl: 'fot|fot.|foto|zdjęcie',
    ru: 'фото|фотография|источник фото', uk: 'фото|джерело фото|світлина', sv: 'foto|bild|bildkälla',
    da: 'foto|billede', nb: 'foto|bilde|illustrasjon', fi: 'kuva|kuvat',
    cs: 'foto|zdroj|autor fotografie', tr: 'fotoğraf|foto', ar: 'صورة|تصوير', fa: 'عکس|عکاس|منبع عکس',
    he: 'צילום|קרדיט', hi: 'फोटो|फ़ोटो|तस्वीर', bn: 'আলোকচিত্র|ছবি সংগৃহীত', zh: '图片|图片来源|圖片|摄影|攝影',
    ja: '写真|画像|撮影', ko: '사진|이미지|사진제공',
  },

  /** Words for comments in labels and headings, such as "12 comments". */
  comments: {
    en: 'comments|comment|leave a comment|replies|responses|join the discussion',
    de: 'kommentare|kommentar|kommentieren|leserkommentare', fr: 'commentaires|commentaire|commenter|réactions',
    es: 'comentarios|comentario|deja un comentario', it: 'commenti|commento|commenta|lascia un commento',
    pt: 'comentários|comentário|comentar', nl: 'reacties|reactie|reageer',
    pl: 'komentarze|komentarz|komentarzy|skomentuj', ru: 'комментарии|комментарий|комментария|комментариев',
    uk: 'коментарі|коментар|коментарів', sv: 'kommentarer|kommentar|kommentera',
    da: 'kommentarer|kommentar|kommenter', nb: 'kommentarer|kommentar|kommenter',
    fi: 'kommentit|kommentti|kommenttia|kommentoi', cs: 'komentáře|komentář|komentářů|diskuse',
    tr: 'yorumlar|yorum|yorum yap', ar: 'تعليقات|التعليقات|تعليق|أضف تعليق', fa: 'نظرات|دیدگاه‌ها|دیدگاه|نظر',
    he: 'תגובות|תגובה|הוסף תגובה', hi: 'टिप्पणियाँ|टिप्पणियां|टिप्पणी|कमेंट', bn: 'মন্তব্য|মন্তব্যসমূহ|মতামত',
    zh: '评论|評論|留言|条评论', ja: 'コメント', ko: '댓글|덧글',
  },

  /** Verbs between a name and a colon at the end of a line: "Ada says:". */
  says: {
    en: 'says|said|wrote', de: 'schreibt|sagt|sagte', fr: 'dit|a dit|a écrit', es: 'dice|dijo',
    it: 'dice|ha detto|scrive', pt: 'diz|disse', nl: 'zegt|schreef', pl: 'pisze|napisał|napisała|mówi',
    ru: 'пишет|говорит|сказал', uk: 'пише|каже|коментує', sv: 'säger|skriver', da: 'siger|skriver',
    nb: 'sier|skriver', fi: 'sanoo|kirjoitti', cs: 'napsal|napsala|říká|píše', tr: 'dedi ki|diyor ki|yazdı',
    ar: 'يقول|تقول|قال', fa: 'گفت|گفته|می‌گوید', he: 'אמר|אומר|כתב|הגיב', hi: 'कहते हैं|कहता है|ने कहा',
    bn: 'বলেছেন|বলেন|লিখেছেন', zh: '说道|說道|说|說|写道', ja: 'より|のコメント', ko: '님의 말|댓글',
  },
  /** Words before the date on which a member joined, which is not the date of the post. */
  memberSince: {
    en: 'joined|member since|registered|posts', de: 'registriert|mitglied seit|dabei seit',
    fr: 'inscrit|inscrite|inscription|membre depuis', es: 'registrado|miembro desde|se unió',
    it: 'registrato|iscritto dal|membro dal', pt: 'registrado|registado|membro desde|entrou em',
    nl: 'lid sinds|geregistreerd', pl: 'dołączył|dołączyła|rejestracja|zarejestrowan*',
    ru: 'регистрац*|зарегистрирован*|на сайте с', uk: 'реєстрац*|зареєстрован*',
    sv: 'medlem sedan|registrerad|blev medlem', da: 'medlem siden|tilmeldt', nb: 'medlem siden|registrert',
    fi: 'liittynyt|rekisteröitynyt', cs: 'registrac*|registrován|založen', tr: 'kayıt tarihi|katılım|üyelik tarihi',
    ar: 'انضم*|تاريخ التسجيل|تاريخ الانضمام', fa: 'تاریخ عضویت|عضویت', he: 'הצטרף|הצטרפות|חבר מאז',
    hi: 'शामिल हुए|सदस्यता', bn: 'যোগদান|সদস্য হয়েছেন', zh: '注册|註冊|加入于', ja: '登録日|参加日', ko: '가입일|가입',
  },

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

  /**
   * Beginnings of labels of controls that show more of the text: a verb like "show" and its object, in the word order
   * of the language.
   */
  showMore: {
    en: 'read,show,see,view,load,display,expand,reveal,get,continue,open … more,all,full,rest,remaining,replies,comments,answers,messages,posts,text,earlier,older,newer,previous,hidden|continue,keep reading|read on|more comments,replies,answers,posts,messages',
    de: 'mehr,alle,alles,weitere,ältere,ganzen,vollständigen … lesen,anzeigen,laden,sehen,zeigen,ansehen',
    fr: 'lire,voir,afficher,charger,montrer … suite,plus,tout,commentaires,davantage',
    es: 'leer,ver,mostrar,cargar,seguir,continuar … más,todo,leyendo,comentarios,respuestas',
    it: 'leggi,mostra,carica,vedi,continua … altro,tutto,di_più,a_leggere,commenti,più',
    pt: 'ler,ver,mostrar,carregar,exibir,seguir,continuar … mais,todo,tudo,lendo,comentários,respostas',
    nl: 'meer,lees,toon,bekijk,laad … meer,verder,alles,laden,lezen,tonen,reacties',
    pl: 'czytaj,pokaż,zobacz,wczytaj,załaduj,rozwiń … dalej,więcej,wszystko,wszystkie,całość',
    ru: 'читать,показать,загрузить,развернуть,смотреть,ещё,еще … далее,ещё,еще,полностью,все,всё,больше,комментарии,ответы',
    uk: 'читати,показати,завантажити,розгорнути … далі,більше,ще,все,повністю',
    sv: 'läs,visa,ladda … mer,fler,alla,allt,vidare', da: 'læs,vis,indlæs … mere,flere,alle,alt,videre',
    nb: 'les,vis,last_inn … mer,flere,alle,alt,videre', fi: 'näytä,lue … lisää,kaikki',
    cs: 'číst,zobrazit,načíst,rozbalit … dále,více,další,vše',
    tr: '… devamını,daha_fazla,tümünü … oku*,göster*,gör*,yükle*', ar: '… اقرأ,عرض,تحميل,إظهار … المزيد,الكل',
    fa: '… نمایش,مشاهده,خواندن … بیشتر,همه,ادامه|ادامه مطلب', he: '… קרא,קראו,הצג,טען,המשך … עוד,הכל,קריאה',
    hi: '… और,पूरा … पढ़ें,देखें,दिखाएं', bn: '… আরও,আরো,বিস্তারিত,সম্পূর্ণ … পড়ুন,দেখুন,দেখান',
    zh: '… 展开,展開,查看,阅读,閱讀,加载,載入,显示,顯示,点击,點擊 … 更多,全文,全部,余下,餘下,剩余,剩餘|… 更多|… 全文|… 全部|… 余下|… 餘下|… 剩余|… 剩餘',
    ja: '… 続き,もっと,全文,すべて,さらに … 読む,見る,表示,読み込む', ko: '… 더 보기,읽기,불러오기|… 전체 보기',
    el: 'διαβάστε,δείτε,εμφάνιση,φόρτωση … περισσότερα,όλα,περισσότερων',
    hu: '… tovább*,több*,összes* … olvas*,betölt*,megjelen*,mutat*',
    id: '… baca,lihat,muat,tampilkan … selengkapnya,lagi,semua,lebih',
    ro: 'citește,afișează,arată,încarcă,vezi … mai_mult,mai_multe,tot,toate',
    sk: 'čítať,zobraziť,načítať … ďalej,viac', th: '… อ่าน,ดู,โหลด … เพิ่มเติม,ต่อ,ทั้งหมด',
    vi: '… xem,đọc,tải … thêm,tiếp,tất_cả',
  },
  /** The whole label of a button that shows more of the text. */
  more: {
    en: 'expand|show|more|+ more|+more|older,earlier,newer,previous comments,messages,posts,replies',
    de: 'weiterlesen|mehr|aufklappen', fr: 'plus|en savoir plus', es: 'más', it: 'altro|di più', pt: 'mais',
    nl: 'meer|verder lezen', pl: 'więcej|czytaj,pokaż,zobacz,wczytaj,załaduj,rozwiń …',
    ru: 'далее|подробнее|читать,показать,загрузить,развернуть,смотреть,ещё,еще …', uk: 'докладніше|читати,показати,завантажити,розгорнути …',
    sv: 'mer|visa', da: 'mere|vis', nb: 'mer|vis', fi: 'lisää', cs: 'více|číst,zobrazit,načíst,rozbalit …',
    tr: 'devamı|daha fazla', ar: 'المزيد|تابع القراءة', fa: 'بیشتر|ادامه', he: 'עוד|להמשך קריאה', hi: 'और|अधिक',
    bn: 'আরও|আরো|বিস্তারিত', zh: '展开|展開', ja: '展開する', ko: '펼치기', sk: 'čítať,zobraziť,načítať …',
  },
  /** Words after a number at the start of a label that shows hidden posts: "12 replies". */
  answers: {
    en: 'replies|comments|hidden items|messages|more replies,comments,messages',
    de: 'antworten|kommentare|nachrichten|weitere antworten,kommentare', fr: 'réponses|commentaires',
    es: 'respuestas|comentarios', it: 'risposte|commenti', pt: 'respostas|comentários', nl: 'antwoorden|reacties',
    pl: 'odpowiedzi|komentarzy|komentarze', ru: 'ответа|ответов|комментария|комментариев',
    uk: 'відповіді|відповідей|коментарі|коментарів', sv: 'svar|kommentarer', da: 'svar|kommentarer',
    nb: 'svar|kommentarer', fi: 'vastausta|kommenttia', cs: 'odpovědi|odpovědí|komentáře|komentářů',
    tr: 'yanıt|cevap|yorum', ar: 'ردود|ردًا|تعليقات|تعليقًا', fa: 'پاسخ|دیدگاه|نظر', he: 'תגובות|תשובות',
    hi: 'उत्तर|जवाब|टिप्पणियाँ', bn: 'উত্তর|মন্তব্য', zh: '条回复|則回覆|条评论|則留言', ja: '件の返信|件のコメント', ko: '개의 답글|개의 댓글',
  },
  /** The whole label of a link to the next page. */
  nextPage: {
    en: 'next|next page', de: 'nächste|nächste seite|weiter', fr: 'page suivante|suivant|suivante',
    es: 'siguiente|próximo|próxima|página siguiente', it: 'successivo|successiva|pagina successiva|avanti',
    pt: 'seguinte|próximo|próxima|próxima página', nl: 'volgende|volgende pagina',
    pl: 'następna|następna strona|dalej', ru: 'следующая|следующая страница|далее|вперёд|вперед',
    uk: 'наступна|наступна сторінка|далі|вперед', sv: 'nästa|nästa sida', da: 'næste|næste side',
    nb: 'neste|neste side', fi: 'seuraava|seuraava sivu', cs: 'další|další strana|další stránka',
    tr: 'sonraki|sonraki sayfa', ar: 'التالي|التالية|الصفحة التالية', fa: 'بعدی|صفحه بعد|صفحه بعدی',
    he: 'הבא|העמוד הבא|לעמוד הבא', hi: 'अगला|अगला पृष्ठ|अगला पेज', bn: 'পরবর্তী|পরবর্তী পাতা|পরের পাতা',
    zh: '下一页|下一頁|下页', ja: '次へ|次のページ', ko: '다음|다음 페이지', el: 'επόμενη', hu: 'következő', id: 'selanjutnya|berikutnya',
    ro: 'înainte|pagina următoare', sk: 'ďalšia', th: 'ถัดไป', vi: 'trang sau|tiếp',
  },
  /** The whole label of a link to the previous page. */
  previousPage: {
    en: 'previous|prev|previous page', de: 'vorherige|vorherige seite|zurück', fr: 'page précédente|précédent|précédente',
    es: 'anterior|página anterior', it: 'precedente|pagina precedente|indietro', pt: 'anterior|página anterior',
    nl: 'vorige|vorige pagina', pl: 'poprzednia|poprzednia strona|wstecz', ru: 'предыдущая|предыдущая страница|назад',
    uk: 'попередня|попередня сторінка|назад', sv: 'föregående|föregående sida', da: 'forrige|forrige side',
    nb: 'forrige|forrige side', fi: 'edellinen|edellinen sivu', cs: 'předchozí|předchozí strana|předchozí stránka',
    tr: 'önceki|önceki sayfa', ar: 'السابق|السابقة|الصفحة السابقة', fa: 'قبلی|صفحه قبل|صفحه قبلی',
    he: 'הקודם|העמוד הקודם|לעמוד הקודם', hi: 'पिछला|पिछला पृष्ठ|पिछला पेज', bn: 'পূর্ববর্তী|পূর্ববর্তী পাতা|আগের পাতা',
    zh: '上一页|上一頁|上页', ja: '前へ|前のページ', ko: '이전|이전 페이지',
  },
  /** The label of a link to the next chapter: the whole label, or the part before a colon. */
  nextChapter: {
    en: 'next chapter,part,section,lesson,episode', de: 'nächstes kapitel|nächster teil,abschnitt|nächste lektion,folge',
    fr: 'chapitre suivant|partie,section,leçon suivante|épisode suivant',
    es: 'siguiente,próximo capítulo,episodio|capítulo,episodio siguiente|siguiente parte,sección,lección',
    it: 'capitolo,episodio successivo|prossimo capitolo,episodio|parte,sezione,lezione successiva',
    pt: 'próximo capítulo,episódio|capítulo,episódio seguinte|próxima parte,seção,secção',
    nl: 'volgend hoofdstuk,deel|volgende aflevering,les', pl: 'następny,kolejny rozdział,odcinek|następna część',
    ru: 'следующая глава,часть|следующий раздел', uk: 'наступний розділ|наступна глава,частина',
    sv: 'nästa kapitel,del,avsnitt', da: 'næste kapitel,del,afsnit', nb: 'neste kapittel,del,avsnitt',
    fi: 'seuraava luku,osa', cs: 'další,následující kapitola,část', tr: 'sonraki bölüm,kısım', ar: 'الفصل,الجزء التالي',
    fa: 'فصل,بخش بعد|فصل,بخش بعدی', he: 'הפרק,לפרק הבא', hi: 'अगला अध्याय,भाग', bn: 'পরবর্তী অধ্যায়,পর্ব',
    zh: '下一章|下一节|下一節|下一回', ja: '次の章|次の話|次話', ko: '다음 장|다음 화|다음화|다음 편', id: 'bab selanjutnya,berikutnya',
    th: 'บทถัดไป|ตอนถัดไป', vi: 'chương sau,tiếp|chương tiếp theo',
  },
  previousChapter: {
    en: 'previous,prev,last chapter,part,section,lesson,episode',
    de: 'vorheriges,voriges kapitel|vorheriger,voriger teil,abschnitt|vorherige lektion,folge',
    fr: 'chapitre précédent|partie,section,leçon précédente|épisode précédent',
    es: 'capítulo,episodio anterior|parte,sección,lección anterior', it: 'capitolo,episodio precedente|parte,sezione,lezione precedente',
    pt: 'capítulo,episódio anterior|parte,seção,secção anterior', nl: 'vorig hoofdstuk,deel|vorige aflevering,les',
    pl: 'poprzedni rozdział,odcinek|poprzednia część', ru: 'предыдущая глава,часть|предыдущий раздел',
    uk: 'попередній розділ|попередня глава,частина', sv: 'föregående kapitel,del,avsnitt', da: 'forrige kapitel,del,afsnit',
    nb: 'forrige kapittel,del,avsnitt', fi: 'edellinen luku,osa', cs: 'předchozí kapitola,část', tr: 'önceki bölüm,kısım',
    ar: 'الفصل,الجزء السابق', fa: 'فصل,بخش قبل|فصل,بخش قبلی', he: 'הפרק,לפרק הקודם', hi: 'पिछला अध्याय,भाग',
    bn: 'পূর্ববর্তী অধ্যায়,পর্ব', zh: '上一章|上一节|上一節|上一回', ja: '前の章|前の話|前話', ko: '이전 장|이전 화|이전화|이전 편',
    id: 'bab sebelumnya', th: 'บทก่อนหน้า|ตอนก่อนหน้า', vi: 'chương trước',
  },
} satisfies Record<string, Words>;
