/** First words in the labels of buttons and links that are not about the text, such as "Share" or "Subscribe". */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const callsWords = {
  /** First words of labels of controls to share the page, or to follow the site elsewhere. */
  share: {
    en: 'share|tweet|copy link|print|follow us|email this', de: 'teilen|drucken|link kopieren|folgen sie uns',
    fr: 'partager|imprimer|copier le lien|suivez-nous', es: 'compartir|imprimir|copiar enlace|síguenos',
    it: 'condividi|stampa|copia link|seguici', pt: 'compartilhar|compartilhe|partilhar|imprimir|copiar link|siga-nos',
    nl: 'delen|deel dit|afdrukken|kopieer link|volg ons', pl: 'udostępnij|drukuj|kopiuj link|obserwuj nas',
    ru: 'поделиться|распечатать|скопировать ссылку|подписывайтесь',
    uk: 'поділитися|поширити|роздрукувати|скопіювати посилання', sv: 'dela|skriv ut|kopiera länk|följ oss',
    da: 'del artiklen|udskriv|kopiér link|følg os', nb: 'del artikkelen|skriv ut|kopier lenke|følg oss',
    fi: 'jaa|tulosta|kopioi linkki|seuraa meitä', cs: 'sdílet|vytisknout|kopírovat odkaz|sledujte nás',
    tr: 'paylaş|yazdır|bağlantıyı kopyala|bizi takip edin', ar: 'مشاركة|شارك على|طباعة|نسخ الرابط|تابعنا',
    fa: 'اشتراک گذاری|به اشتراک بگذارید|نسخه چاپی|کپی لینک', he: 'שתפו|שתף|הדפסה|העתק קישור|עקבו אחרינו',
    hi: 'शेयर करें|शेयर|प्रिंट|फॉलो करें', bn: 'শেয়ার করুন|প্রিন্ট করুন|অনুসরণ করুন', zh: '分享|打印|复制链接|複製連結|关注我们',
    ja: 'シェア|シェアする|共有|印刷|リンクをコピー|フォローする', ko: '공유|공유하기|인쇄|링크 복사|팔로우',
  },
  /** First words of labels of controls to subscribe, sign in, donate, or get the app. */
  subscriptions: {
    en: 'subscribe|sign up|newsletter|sign in|donate now|download the app|get the app',
    de: 'abonnieren|newsletter|anmelden|registrieren|jetzt spenden|app herunterladen|zur app',
    fr: 'abonnez-vous|inscrivez-vous|newsletter|se connecter|faire un don|téléchargez l’application',
    es: 'suscríbete|suscríbase|boletín|inicia sesión|donar|descarga la app',
    it: 'abbonati|iscriviti|newsletter|accedi|dona ora|scarica l’app',
    pt: 'assine|inscreva-se|newsletter|faça login|doe agora|baixe o app',
    nl: 'abonneer|nieuwsbrief|inloggen|doneer nu|download de app',
    pl: 'zapisz się|subskrybuj|newsletter|zaloguj się|wesprzyj nas|pobierz aplikację',
    ru: 'подписаться|подпишитесь|рассылка|войти через|пожертвовать|скачать приложение',
    uk: 'підписатися|підпишіться|розсилка|увійти через|підтримати нас|завантажити застосунок',
    sv: 'prenumerera|nyhetsbrev|logga in|donera|ladda ner appen',
    da: 'abonner|tilmeld dig|nyhedsbrev|log ind|støt os|hent appen',
    nb: 'abonner|meld deg på|nyhetsbrev|logg inn|støtt oss|last ned appen',
    fi: 'tilaa|uutiskirje|kirjaudu sisään|lahjoita|lataa sovellus',
    cs: 'odebírat|předplatit|newsletter|přihlásit se|přispějte nám|stáhnout aplikaci',
    tr: 'abone ol|bültene kaydol|giriş yap|bağış yap|uygulamayı indir',
    ar: 'اشترك|النشرة البريدية|تسجيل الدخول|تبرع الآن|حمل التطبيق',
    fa: 'عضویت در خبرنامه|خبرنامه|ورود کاربران|حمایت مالی|دانلود اپلیکیشن',
    he: 'הרשמה|הירשמו|ניוזלטר|התחברות|תרמו|הורידו את האפליקציה',
    hi: 'सब्सक्राइब|न्यूज़लेटर|लॉग इन करें|दान करें|ऐप डाउनलोड करें',
    bn: 'সাবস্ক্রাইব|নিউজলেটার|লগইন করুন|দান করুন|অ্যাপ ডাউনলোড করুন', zh: '订阅|訂閱|登录|登入|立即捐款|下载客户端|下载app',
    ja: '購読|登録する|メルマガ|ログイン|寄付する|アプリをダウンロード', ko: '구독|구독하기|뉴스레터|로그인|후원하기|앱 다운로드',
  },
  /** Offers to republish the article, among the first words of a heading. */
  republish: {
    en: 'republish|republishing|reprint this|repost this', de: 'weiterveröffentlichen|weiterverwenden|nachdrucken|artikel übernehmen',
    fr: 'republier|republiez|reproduire cet article', es: 'republicar|republica|republique|republicación', it: 'ripubblica|ripubblicare|ripubblicazione',
    pt: 'republicar|republique|republicação', nl: 'herpubliceren|herpubliceer|overnemen van dit artikel', pl: 'opublikuj ponownie|przedrukuj|przedruk artykułu',
    ru: 'перепечатать|перепечатка|опубликовать у себя', uk: 'передрукувати|передрук|опублікувати в себе', sv: 'återpublicera|återpublicering',
    da: 'genudgiv|genpublicer|genbrug artiklen', nb: 'republiser|gjenpubliser|gjenbruk artikkelen', fi: 'julkaise uudelleen|uudelleenjulkaisu',
    cs: 'znovu publikovat|přetisknout|převzít článek', tr: 'yeniden yayınla|yeniden yayımla', ar: 'إعادة نشر|أعد نشر', fa: 'بازنشر|بازنشر این مطلب',
    he: 'פרסום מחדש|פרסמו מחדש', hi: 'पुनः प्रकाशित|पुनर्प्रकाशित', bn: 'পুনঃপ্রকাশ|পুনরায় প্রকাশ', zh: '转载|轉載', ja: '転載|再掲載', ko: '재게재|전재',
  },
  /** Words for readers' ratings of a page. */
  votes: {
    en: 'votes|vote|ratings|reviews|rate this', de: 'stimmen|bewertungen|stimme|bewerten', fr: 'votes|avis|notez', es: 'votos|valoraciones|valora',
    it: 'voti|valutazioni|vota', pt: 'votos|avaliações|avalie', nl: 'stemmen|beoordelingen|beoordeel', pl: 'głosów|głosy|ocen|oceń',
    ru: 'голосов|голоса|оценок|оцените', uk: 'голосів|голоси|оцінок|оцініть', sv: 'röster|betyg från|betygsätt', da: 'stemmer|anmeldelser|bedøm',
    nb: 'stemmer|vurderinger|vurder', fi: 'ääntä|arvostelua|arvioi', cs: 'hlasů|hodnocení|ohodnoťte', tr: 'oy|değerlendirme|puanla',
    ar: 'صوت|أصوات|تقييمات|قيم', fa: 'رأی|رای|امتیاز دهید', he: 'הצבעות|דירוגים|דרגו', hi: 'वोट|रेटिंग दें', bn: 'ভোট|রেটিং দিন',
    zh: '票|人评分|人評分', ja: '票|件の評価|件のレビュー', ko: '표|개의 평가|명 평가',
  },
} satisfies Record<string, Words>;
