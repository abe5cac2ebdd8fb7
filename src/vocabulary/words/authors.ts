/** Words in lines about authors. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const authorsWords = {
  /** Words that announce an author at the start of a line; those that need a colon are in `authorLabels`. */
  beforeAuthor: {
    en: 'by|this post,article,story,guide,entry,page,text was written by|this post,article,story,guide,entry,page,text written by|post,article,story,guide,entry,page,text was written by|article,articles,posted,published,words,text,story,review,submitted,contributed,created,started,authored,asked,reported,report,compiled,guest_post,blog_post,post,recipe,a_post,analysis,opinion,interview,penned,written by|post,article,story,guide,entry,page,text written by|writer|writers|staff writer|staff writers|thread starter',
    de: 'von|geschrieben,verfasst,veröffentlicht,verfaßt,erstellt,aufgezeichnet von|artikel,kommentar,analyse,bericht,beitrag,gastbeitrag,kolumne,essay,interview,reportage,rezension von|ein,eine,der,die artikel,kommentar,analyse,bericht,beitrag,gastbeitrag,kolumne,essay,interview,reportage,rezension von|text,texte und,& fotos,bilder von|autor|autorin|autoren|autorinnen|autorin/autor|autor/autorin',
    fr: 'par|écrit,publié,rédigé,posté,proposé par|propos recueillis par|texte,article,récit,enquête,chronique,reportage,analyse de,par|un,une texte,article,récit,enquête,chronique,reportage,analyse de,par|auteur|auteure|auteurs|autrice',
    es: 'por|escrito,publicado,redactado por|texto,artículo,crónica,reportaje,análisis,columna de,por|un,una texto,artículo,crónica,reportaje,análisis,columna de,por|autor|autora|autores',
    it: 'di|scritto,pubblicato,postato da|articolo,testo,recensione,servizio,commento,analisi di|a cura di|dal nostro inviato|autore|autrice|autori',
    pt: 'por|escrito,publicado,postado por|texto,artigo,reportagem,coluna,crônica de,por|autor|autora|autores',
    nl: 'door|geschreven,geplaatst,gepubliceerd door|tekst,artikel,column,opinie,interview door,van|auteur|auteurs',
    pl: 'przez|napisane,napisany,opublikowane,opublikowany,dodane,dodany przez|napisał|napisała|autor|autorka|autorzy|autor artykułu,tekstu',
    ru: 'от|автор|авторы|автор статьи,текста,материала|написано автором|опубликовано автором|текст',
    uk: 'від|автор|автори|авторка|автор статті,тексту,матеріалу|текст', sv: 'av|skriven,publicerad,skrivet,publicerat av|författare',
    da: 'af|skrevet,udgivet,publiceret af|forfatter',
    nb: 'av|skrevet,publisert av|forfatter', fi: 'kirjoittanut|kirjoittaja|kirjoittajat',
    cs: 'autor|autorka|autoři|napsal|napsala|napsal(a)|autor článku,textu',
    tr: 'yazan|yazar|yazarı', ar: 'بقلم|بواسطة|كُتب بواسطة', fa: 'به قلم|نویسنده|نوشته شده توسط|نوشته‌شده بدست|نوشته شده به‌دست|توسط',
    he: 'מאת|כותב|כותבת|נכתב על ידי|פורסם על ידי', hi: 'द्वारा|लेखक|लेखिका', bn: 'লেখক|লিখেছেন', zh: '作者|本文作者',
    ja: '著者|執筆者', ko: '글쓴이|작성자', el: 'συντάκτης|συντάκτρια|γράφει,γράφουν ο,η,οι|συντάχθηκε από', hu: 'szerző|szerzők|írta',
    id: 'oleh|ditulis oleh|penulis', ro: 'autor|scris,publicat de', sk: 'autor|autorka|autori|napísal|napísala',
    th: 'โดย|เขียนโดย|ผู้เขียน', vi: 'bởi|tác giả|được viết bởi',
  },
  /** Words at the start of a line that announce an author only if a colon, "|" or a similar sign follows. */
  authorLabels: {
    en: 'text|texts|words|reporter|journalist|preacher', de: 'text|texte|text und,& foto,fotos,bilder|redakteur|redakteurin',
    fr: 'texte|textes|texte et photos|journaliste', es: 'texto|textos|texto y fotos|redactor|redactora|redacción',
    it: 'testo|testi|testo e foto', pt: 'texto|textos|texto e fotos|reportagem|redator|redatora', nl: 'tekst|tekst en,& foto,beeld',
    pl: 'tekst|tekst i zdjęcia|opracowanie|opracował|opracowała|oprac.', ru: 'корреспондент|опубликовал|опубликовала|подготовил|подготовила',
    uk: 'кореспондент|опублікував|опублікувала|підготував|підготувала', sv: 'text|text och,& foto,bild|skribent|reporter',
    da: 'tekst|tekst og,& foto|journalist', nb: 'tekst|tekst og,& foto|journalist', fi: 'teksti|teksti ja kuvat|toimittaja', cs: 'text|text a,& foto|redaktor', tr: 'haber|muhabir', ar: 'كتب|كاتب|الكاتب|المؤلف',
    fa: 'نگارنده|خبرنگار', he: 'כתב|כתבה|מחבר|המחבר', hi: 'रिपोर्ट', bn: 'লেখা|প্রতিবেদক', zh: '作者|文|撰文|撰稿|图文|圖文|文图|记者|記者|采写|採訪',
    ja: '著者|執筆|文|取材・文|取材・執筆|構成・文|文・写真|文・撮影|記者|ライター', ko: '글|글·사진|기자|저자|취재', el: 'κείμενο|ρεπορτάζ', hu: 'szöveg',
  },
  /**
   * Words right before the name of somebody who is not the author but did other work ("edited", "photos"). Some common
   * words are listed with a colon ("illustration:"), because without a colon they may be the end of a headline.
   */
  otherParts: {
    en: '*reviewed|*reviewer|*contribution|*contributions|*contributing|*edited|*editor|*factchecked|*factchecker|*fact checked|*fact checker|*fact-checked|*fact-checker|*photo|*photos|*photograph*|*illustrat*|*translat*|*updated|*narrat*|*produced|*hosted|*image|*images|*picture|*pictures',
    de: '*foto|*fotos|*bild|*übersetz*|geprüft von|redigiert von|illustration:',
    fr: '*traduc*|traduit par|photos|crédit photo|illustrations:|relu par|mis à jour par',
    es: '*traduc*|*foto|*fotos|revisado por|editado por', it: '*foto|tradotto da|revisionato da',
    pt: '*traduc*|*foto|*fotos|revisado por|editado por', nl: '*foto|vertaald door|vertaling:|bewerkt door',
    pl: 'zdjęcia:|*fot.|tłumaczenie:|tłum.', ru: 'фото:|автор фото|перевод:|переводчик|редактор:',
    uk: 'фото:|автор фото|переклад:|перекладач|редактор:', sv: '*foto|*bild|*översätt*|redigerad av',
    da: '*foto|*fotos|*oversæt*|redigeret av', nb: '*foto|*oversett*|redigert av',
    fi: 'kuva:|kuvat:|suomennos:|kääntänyt', cs: '*foto|překlad:|přeložil',
    tr: 'fotoğraf:|fotoğraflar:|çeviri:|çeviren|editör:', ar: 'تصوير:|ترجمة:|مراجعة:', fa: 'عکس:|عکاس|ترجمه:|مترجم',
    he: 'צילום:|צילומים:|תרגום:', hi: 'फोटो:|फ़ोटो:|अनुवाद:', bn: 'ছবি:|আলোকচিত্র:|অনুবাদ:',
    zh: '摄影：|攝影：|图片：|供图|翻译：|责编：', ja: '撮影：|写真：|翻訳：|監修：', ko: '사진=|사진:|번역:|그래픽:',
  },
  /** Phrases in a line below an article that names other people who contributed to it. */
  contributions: {
    en: 'reporting by|additional reporting|contributed to this|contributed reporting', de: 'unter mitarbeit von|mit material von',
    fr: 'avec la contribution de|avec la collaboration de', es: 'con información de|con la colaboración de',
    it: 'con la collaborazione di|ha collaborato', pt: 'com informações de|com a colaboração de', nl: 'met medewerking van',
    pl: 'we współpracy z', ru: 'при участии', uk: 'за участі', sv: 'med bidrag från', da: 'med bidrag fra',
    nb: 'med bidrag fra', fi: 'jutun tekoon osallistui', cs: 've spolupráci s', tr: 'katkıda bulunan', ar: 'شارك في التغطية',
    fa: 'با همکاری', he: 'השתתף בהכנת', hi: 'के सहयोग से', bn: 'সহযোগিতায়', zh: '参与报道|參與報導', ja: '取材協力', ko: '취재 도움',
  },
  /** Words for "and" between two names. */
  and: {
    en: 'and|with', de: 'und|mit', fr: 'et|avec', es: 'y|e|con', it: 'e|con', pt: 'e|com', nl: 'en|met', pl: 'i|oraz',
    ru: 'и', uk: 'та|і|й', sv: 'och|med', da: 'og|med', nb: 'og|med', fi: 'ja', cs: 've spolupráci s', tr: 've|ile',
    ar: 'و', fa: 'و', he: 'ו', hi: 'और|व|एवं', bn: 'ও|এবং', zh: '和|与|與|及', ja: 'と', ko: '와|과', el: 'με|και',
    id: 'dan',
  },
  /** Words between an author's name and a date on the same line. */
  afterAuthor: {
    en: 'on|at|in|updated|published|posted|last updated', de: 'aktualisiert|veröffentlicht', fr: 'publié|mis à jour',
    es: 'publicado|actualizado', it: 'pubblicato|aggiornato', pt: 'publicado|atualizado',
    nl: 'gepubliceerd|bijgewerkt', pl: 'opublikowano|aktualizacja', ru: 'опубликовано|обновлено',
    uk: 'опубліковано|оновлено', sv: 'publicerad|uppdaterad', da: 'publiceret|opdateret', nb: 'publisert|oppdatert',
    fi: 'julkaistu|päivitetty', cs: 'publikováno|aktualizováno', tr: 'yayınlanma|güncelleme', ar: 'نشر|تحديث|بتاريخ',
    fa: 'منتشر|به روزرسانی|تاریخ', he: 'פורסם|עודכן|בתאריך', hi: 'प्रकाशित|अपडेट', bn: 'প্রকাশিত|প্রকাশ|আপডেট',
    zh: '发布于|更新于|发表于', ja: '公開|更新|投稿', ko: '입력|수정|등록',
  },
  /** Single words that may be in a byline besides names and dates. */
  inCredits: {
    en: 'by|and|on|at|posted|published|updated|last|written|author|min|mins|minute|minutes|read|am|pm|utc|gmt',
    de: 'von|und|am|um|uhr|veröffentlicht|aktualisiert|autor|autorin|lesezeit',
    fr: 'par|et|le|à|publié|mis|jour|lecture', es: 'por|y|el|de|publicado|actualizado|lectura',
    it: 'di|e|il|pubblicato|aggiornato|lettura', pt: 'por|e|em|publicado|atualizado|leitura',
    nl: 'door|en|op|gepubliceerd|bijgewerkt|leestijd', pl: 'autor|autorka|i|opublikowano|aktualizacja|czytania',
    ru: 'автор|и|опубликовано|обновлено|мин', uk: 'автор|та|опубліковано|оновлено|хв',
    sv: 'av|och|den|kl|publicerad|uppdaterad', da: 'af|og|den|kl|publiceret|opdateret',
    nb: 'av|og|den|kl|publisert|oppdatert', fi: 'kirjoittanut|ja|klo|julkaistu|päivitetty',
    cs: 'autor|autorka|publikováno|aktualizováno|dne|čtení',
    tr: 'yazan|yazar|ve|yayınlanma|güncelleme|tarihi|dk|okuma', ar: 'بقلم|كتب|نشر|تحديث|في|دقائق|قراءة',
    fa: 'نویسنده|نوشته|انتشار|دقیقه|مطالعه', he: 'מאת|פורסם|עודכן|דקות|קריאה', hi: 'लेखक|द्वारा|प्रकाशित|मिनट',
    bn: 'লেখক|প্রকাশিত|প্রকাশ|মিনিট', zh: '作者|发布|发布于|更新|分钟', ja: '著者|執筆者|公開|公開日|更新日|分', ko: '글쓴이|기자|입력|수정|등록',
  },
  /** Verbs that show that a line is a sentence. They count only in lower case: "Es" and "War" are also names. */
  sentenceVerbs: {
    en: 'is|was|are|has|have|writes|lives|loves|specializes|covers', de: 'ist|war|schreibt|lebt|arbeitet',
    fr: 'est|était|écrit|vit|travaille', es: 'es|fue|escribe|vive|trabaja', it: 'è|scrive|vive|lavora',
    pt: 'é|foi|escreve|vive|trabalha', nl: 'is|was|schrijft|woont|werkt', pl: 'jest|był|była|pisze|pracuje',
    ru: 'пишет|живет|живёт|является|работает', uk: 'пише|живе|працює', sv: 'är|skriver|bor|arbetar',
    da: 'er|skriver|bor|arbejder', nb: 'er|skriver|bor|jobber', fi: 'oli|kirjoittaa|asuu|työskentelee',
    cs: 'je|byl|byla|píše|pracuje', tr: 'yazıyor|yaşıyor|çalışıyor', ar: 'هو|هي|كان|يكتب|يعمل',
    fa: 'است|بود|می‌نویسد', he: 'הוא|היא|היה|מתגורר', hi: 'हैं|है|थे|लिखते', bn: 'হলেন|ছিলেন|লেখেন|আছেন',
    zh: '毕业于|现任|曾任', ja: 'です|である|しました', ko: '입니다|있다|했다',
  },

  /** Words beside an author's name that show a job title or an organization, and not a person's name. */
  roles: {
    en: 'editor|editors|editorial|director|directors|manager|managers|writer|writers|reporter|reporters|correspondent|correspondents|cofounder|cofounders|co-founder|co-founders|founder|founders|ceo|cto|cmo|coo|vp|president|officer|contributor|contributors|contributing|columnist|columnists|journalist|journalists|producer|producers|specialist|specialists|consultant|consultants|analyst|analysts|strategist|strategists|engineer|engineers|developer|developers|professor|professors|lecturer|lecturers|head of|lead|chief|expert|experts|partner|owner|associate|assistant|senior|junior|freelance|special to|university|inc|llc|ltd',
    de: 'gmbh|redakteur|redakteurin|chefredakteur|chefredakteurin|journalist|journalistin|korrespondent|korrespondentin',
    fr: 'journaliste|rédacteur|rédactrice|correspondant|correspondante|chroniqueur|chroniqueuse',
    es: 'redactor|redactora|periodista|corresponsal|columnista',
    it: 'giornalista|redattore|redattrice|direttore|inviato',
    pt: 'jornalista|repórter|redator|redatora|colunista|correspondente',
    nl: 'redacteur|verslaggever|correspondent|hoofdredacteur|journaliste',
    pl: 'redaktor|redaktorka|dziennikarz|dziennikarka|korespondent',
    ru: 'редактор|корреспондент|журналист|обозреватель|колумнист',
    uk: 'редактор|редакторка|кореспондент|журналіст|журналістка',
    sv: 'redaktör|journalist|skribent|krönikör|reporter', da: 'redaktør|journalist|korrespondent|skribent',
    nb: 'redaktør|journalist|korrespondent|kommentator', fi: 'toimittaja|päätoimittaja|kirjeenvaihtaja|kolumnisti',
    cs: 'redaktor|redaktorka|šéfredaktor|novinář|novinářka|zpravodaj', tr: 'editör|muhabir|gazeteci|köşe yazarı',
    ar: 'صحفي|صحفية|مراسل|مراسلة|محرر|رئيس التحرير', fa: 'خبرنگار|روزنامه نگار|روزنامه‌نگار|سردبیر',
    he: 'עיתונאי|עיתונאית|כתבת|עורך|עורכת', hi: 'पत्रकार|संवाददाता|संपादक|रिपोर्टर',
    bn: 'প্রতিবেদক|সাংবাদিক|সম্পাদক|প্রতিনিধি', zh: '特约评论员|总编辑', ja: '論説委員|編集委員',
    ko: '논설위원|편집국장',
  },
  /** Words ("desk", "staff") in the names of teams that publish together as an author. */
  teams: {
    en: 'team|staff|editors|desk|group|community|our newsroom', de: 'redaktion|unserer redaktion', fr: 'rédaction|équipe', es: 'redacción|equipo',
    it: 'redazione', pt: 'redação|equipe|da redação', nl: 'redactie|nieuwsredactie|onze redactie,nieuwsredactie', pl: 'redakcja|zespół', ru: 'редакция', uk: 'редакція',
    sv: 'redaktionen|redaktion', da: 'redaktionen', nb: 'redaksjonen', fi: 'toimitus', cs: 'redakce',
    tr: 'haber merkezi|editörleri', ar: 'فريق التحرير|هيئة التحرير', fa: 'تحریریه', he: 'מערכת', hi: 'डेस्क|टीम',
    bn: 'ডেস্ক', zh: '编辑部|編輯部', ja: '編集部|取材班', ko: '편집부|취재팀|편집국',
  },
  /** Texts that pages show in place of an author's name, but that name nobody: placeholders and labels. */
  nobody: {
    en: 'by|via|contents|table of contents|in,on this page,article,post,guide,story|insights from|full bio|bio|offline|online|op|user agreement|admin|administrator|wp-admin|wpadmin|webmaster|root|user|guest|anonymous|unknown|undefined|null|none|na|n/a|editor|staff|the staff|staff writer,reporter,writers,reporters|default|super user|post|posts|profile|google+|google +|google|facebook|twitter|x|instagram|linkedin|mastodon|rss|rss feed|home|blog|news|email|e-mail|mail|print|share|permalink|website|comments|no comments|leave a comment|uncategorized|advertisement|sponsored|getty images|creative commons|cc by|cc-by|cc by-*|cc by …|last.fm',
    de: 'anonym|gast|unbekannt|startseite', fr: 'anonyme|invité|inconnu|accueil',
    es: 'anónimo|invitado|desconocido|inicio', it: 'anonimo|ospite|sconosciuto',
    pt: 'anônimo|anónimo|convidado|desconhecido|início', nl: 'anoniem|gast|onbekend',
    pl: 'anonim|anonimowy|gość|nieznany', ru: 'аноним|гость|неизвестно|админ|администратор|главная',
    uk: 'анонім|гість|невідомо|адмін|адміністратор|головна', sv: 'anonym|gäst|okänd', da: 'anonym|gæst|ukendt',
    nb: 'anonym|gjest|ukjent', fi: 'nimetön|vieras|tuntematon', cs: 'anonym|host|neznámý',
    tr: 'anonim|misafir|ziyaretçi|bilinmiyor', ar: 'مجهول|زائر|ضيف|مدير', fa: 'ناشناس|مهمان|مدیر|ادمین',
    he: 'אנונימי|אורח|מנהל', hi: 'अनाम|अतिथि|अज्ञात|एडमिन', bn: 'অতিথি|অজ্ঞাত|এডমিন', zh: '匿名|游客|訪客|管理员|管理員|佚名',
    ja: '匿名|ゲスト|管理人|名無しさん', ko: '익명|손님|관리자|운영자',
  },
  /** Beginnings of links that are not names. Words that are also names ("Mehr") are listed with a second word. */
  noNameStarts: {
    en: 'view|read|see|show|more|all|other|follow|share|about|contact|meet|reply|comment|comments|edited|reviewed|updated|published|posted|sign|log|terms|privacy|cited by*',
    de: 'veröffentlicht|abgelegt|aktualisiert|gepostet|kategorie|mehr von,zum,über|alle artikel,beiträge|über den,die|folgen sie',
    fr: 'publié|classé|catégorie|mis à jour|voir tous,plus|lire la|en savoir|à propos|tous ses,les',
    es: 'publicado|actualizado|archivado|ver más,todos,todas|leer más|más de,sobre|sobre el,la',
    it: 'pubblicato|aggiornato|archiviato|leggi anche,tutti,altri|vedi tutti|altri articoli|informazioni su',
    pt: 'publicado|atualizado|arquivado|ver mais,todos|leia mais,também|saiba mais|mais de,sobre|sobre o,a',
    nl: 'gepubliceerd|geplaatst|bijgewerkt|lees meer,ook|meer van,over|alle artikelen|bekijk alle|over de auteur',
    pl: 'opublikowano|zaktualizowano|kategoria|zobacz wszystkie,więcej|czytaj więcej|więcej o|o autorze',
    ru: 'опубликовано|обновлено|рубрика|источник|читать далее,все|все статьи,материалы|об авторе|подробнее',
    uk: 'опубліковано|оновлено|рубрика|джерело|читати далі,більше|усі,всі статті,матеріали|про автора|докладніше',
    sv: 'publicerad|publicerat|uppdaterad|läs mer,fler|visa alla,mer|fler artiklar|om författaren',
    da: 'publiceret|opdateret|læs mere|vis alle,mere|flere artikler|om forfatteren',
    nb: 'publisert|oppdatert|les mer|vis alle,mer|flere artikler|om forfatteren',
    fi: 'julkaistu|päivitetty|lue lisää|näytä kaikki,lisää|kaikki artikkelit|kirjoittajasta',
    cs: 'publikováno|zveřejněno|zdroj|číst více,dále|zobrazit vše,více|všechny články|o autorovi',
    tr: 'tüm yazıları|devamını oku|daha fazla|yazar hakkında',
    ar: 'اقرأ المزيد|عرض الكل,المزيد|عن الكاتب|جميع المقالات',
    fa: 'بیشتر بخوانید|مشاهده همه|درباره نویسنده|همه مطالب', he: 'קרא,קראו עוד|לכל הכתבות|על המחבר|עוד כתבות',
    hi: 'और पढ़ें,देखें|सभी लेख|लेखक के बारे में', bn: 'আরও,আরো পড়ুন|সব লেখা|লেখক সম্পর্কে',
    zh: '来源*|來源*|发布|發布|更新|查看更多|更多文章|阅读更多|作者简介|关注作者', ja: 'もっと見る|続きを読む|記事一覧|著者について|フォローする', ko: '더 보기|전체 기사|기자의 다른|구독하기',
  },
} satisfies Record<string, Words>;
