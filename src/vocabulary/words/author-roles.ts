/**
 * Texts beside or in place of an author's name: professions, teams, and placeholders of systems that have no named
 * author.
 */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const authorRolesWords = {
  /** Professions and offices. They may be anywhere beside a name. */
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
  /** Teams that publish under one name. The word may be anywhere in the name. */
  teams: {
    en: 'team|staff|editors|desk|group|community', de: 'redaktion', fr: 'rédaction|équipe', es: 'redacción|equipo',
    it: 'redazione', pt: 'redação|equipe|da redação', nl: 'redactie', pl: 'redakcja|zespół', ru: 'редакция', uk: 'редакція',
    sv: 'redaktionen|redaktion', da: 'redaktionen', nb: 'redaksjonen', fi: 'toimitus', cs: 'redakce',
    tr: 'haber merkezi|editörleri', ar: 'فريق التحرير|هيئة التحرير', fa: 'تحریریه', he: 'מערכת', hi: 'डेस्क|टीम',
    bn: 'ডেস্ক', zh: '编辑部|編輯部', ja: '編集部|取材班', ko: '편집부|취재팀|편집국',
  },
  /** Whole texts in the place of a name that name no one: placeholders and labels. */
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
  /**
   * Beginnings of links near an author that are not names. "Les", "Vis" or "Mehr" alone are not here, because they are
   * also names.
   */
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
