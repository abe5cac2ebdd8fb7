/** Words in boxes that a site puts into the text: requests for consent to content of other sites, and offers. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const noticesWords = {
  /** Phrases about content of another site that is not shown yet, such as a post or a video. */
  embedded: {
    en: 'this content|external content|third-party content|third party|embedded content|content from,provided,hosted|to view,see,watch,display this,the',
    de: 'externe,externen,externer inhalte,inhalt,inhalten|dieser,diesen inhalt|inhalt,inhalte,inhalten von|eingebettete inhalte|inhalt,video,beitrag,karte laden,anzuzeigen,anzeigen',
    fr: 'ce contenu|ces contenus|contenu,contenus externe,externes,tiers,issu,issus,provenant,fourni|visualiser les contenus|afficher,voir,lire cette,la vidéo',
    es: 'este contenido|contenido,contenidos externo,externos,incrustado|contenido de terceros|para ver,visualizar este,el,la',
    it: 'questo contenuto|contenuto,contenuti esterno,esterni|contenuti di terze parti|per visualizzare,vedere questo,il,i',
    pt: 'este,esse conteúdo|conteúdo,conteúdos externo,externos|conteúdo de terceiros|para ver,visualizar este,esse,o',
    nl: 'deze inhoud,content|externe inhoud,content|inhoud,content van derden|ingesloten inhoud|om deze,dit video,inhoud,content,post,bericht',
    pl: 'tę,tej treść,treści|ta treść|treść,treści zewnętrzna,zewnętrzne,zewnętrznych|aby wyświetlić,zobaczyć,obejrzeć',
    ru: 'этот контент|внешний,сторонний контент|чтобы просмотреть,посмотреть,увидеть|для просмотра',
    uk: 'цей контент|зовнішній,сторонній контент|щоб переглянути,побачити|для перегляду',
    sv: 'detta innehåll|det här innehållet|externt innehåll|innehåll från tredje part|för att visa,se innehållet,detta',
    da: 'dette indhold|eksternt indhold|indhold fra tredjepart|for at se,vise dette,indholdet',
    nb: 'dette innholdet|eksternt innhold|innhold fra tredjepart|for å se,vise innholdet,dette',
    fi: 'tämä sisältö|tämän sisällön|ulkoinen,ulkopuolinen sisältö|ulkoisen,ulkopuolisen sisällön|sisällön näyttäminen|nähdäksesi',
    cs: 'tento obsah|tohoto obsahu|externí,vložený obsah|obsah třetích stran|pro zobrazení',
    tr: 'bu içerik|bu içeriği|harici içerik|üçüncü taraf içeri*|içeriği görüntülemek',
    ar: 'هذا المحتوى|محتوى خارجي|المحتوى الخارجي|لعرض المحتوى|لمشاهدة', fa: 'این محتوا|محتوای خارجی|برای مشاهده',
    he: 'תוכן זה|התוכן הזה|תוכן חיצוני|כדי לצפות|להצגת התוכן', hi: 'यह सामग्री|इस सामग्री|बाहरी सामग्री|यह कंटेंट', bn: 'এই কনটেন্ট|এই বিষয়বস্তু|বাহ্যিক কনটেন্ট',
    zh: '此内容|此內容|该内容|該內容|外部内容|外部內容|第三方内容|第三方內容', ja: 'このコンテンツ|外部コンテンツ|外部サイトのコンテンツ|第三者のコンテンツ|表示するには',
    ko: '이 콘텐츠|외부 콘텐츠|제3자 콘텐츠|보려면',
  },
  /**
   * Phrases about the consent that a visitor must give before content of another site is shown, or about the settings
   * that prevent it.
   */
  consent: {
    en: 'you accept,agree,consent|your consent,permission|your privacy,cookie settings,preferences|cookie settings,preferences|accept,allow,enable cookies|using cookies',
    de: '*zustimmung|*einwilligung|stimmen sie zu|einverstanden|akzeptieren sie|datenschutzeinstellung*|privatsphäre-einstellung*|cookie-einstellung*|cookies akzeptieren,zulassen,erlauben|personenbezogene daten',
    fr: 'accepter,accepté,acceptez les cookies|votre consentement|vous acceptez|paramètres de confidentialité,cookies|autres traceurs|gérer vos préférences',
    es: 'su,tu consentimiento|acepta,acepte,aceptas,aceptar,aceptado las,los cookies|aceptar cookies|preferencias,configuración de cookies,privacidad|cookies de terceros',
    it: 'tuo consenso|consenso ai cookie|accetta,accettare,accettato i cookie|preferenze,impostazioni sui,dei,sulla cookie,privacy|cookie di terze parti',
    pt: 'seu consentimento|aceitar,aceite,aceita cookies|aceitar,aceite,aceita os cookies|preferências,definições,configurações de cookies,privacidade|cookies de terceiros',
    nl: 'uw,je,jouw toestemming|toestemming nodig|cookies accepteren,toestaan|accepteer cookies|cookie-instellingen|cookievoorkeuren|privacy-instellingen|privacyinstellingen|gaat,ga u,je akkoord',
    pl: 'wyrazić,wyraź zgodę|twojej zgody|pliki,plików cookie,cookies|ustawienia,ustawień,ustawieniach prywatności|akceptujesz|zaakceptuj*',
    ru: 'ваше,вашего согласие,согласия|файлы,файлов cookie|настройки,настройках,настроек конфиденциальности|вы соглашаетесь|примите cookie',
    uk: 'вашу,вашої згоду,згоди|файли,файлів cookie|налаштування,налаштуваннях,налаштувань конфіденційності|ви погоджуєтесь,погоджуєтеся',
    sv: 'ditt samtycke|du samtycker|godkänn,godkänna,acceptera cookies|cookie-inställningar|cookieinställningar|sekretessinställningar|integritetsinställningar|godkänner du',
    da: 'dit samtykke|du accepterer|acceptere,accepter cookies|cookie-indstillinger|cookieindstillinger|privatlivsindstillinger|accepterer du',
    nb: 'ditt samtykke|godta cookies,informasjonskapsler|du godtar|cookie-innstillinger|personverninnstillinger|samtykke til',
    fi: 'suostumu*|hyväksy evästeet|evästeasetu*|yksityisyysasetu*|evästeiden hyväksy*', cs: 'váš souhlas|vašeho souhlasu|souhlasíte|nastavení cookies,soukromí|povolit cookies|soubory,souborů cookie',
    tr: 'izniniz*|onayınız*|çerezleri kabul|çerez ayarları|çerez tercihleri|gizlilik ayarları|kabul etmiş olursunuz|kabul etmeniz',
    ar: 'موافقتك|ملفات تعريف الارتباط|إعدادات الخصوصية|فإنك توافق', fa: 'رضایت شما|موافقت شما|کوکی*|تنظیمات حریم خصوصی',
    he: 'הסכמתך|הסכמתכם|עוגיות|הגדרות הפרטיות|אתם מסכימים', hi: 'आपकी सहमति|कुकीज़|गोपनीयता सेटिंग*', bn: 'আপনার সম্মতি|কুকি*|গোপনীয়তা সেটিংস',
    zh: '您的同意|你的同意|接受cookie|接受 cookie|隐私设置|隱私設定|cookie设置|cookie 设置|cookie設定|您同意', ja: '同意が必要|同意する必要|に同意|cookieの|クッキー|プライバシー設定',
    ko: '동의가 필요|동의해야|동의하시|쿠키|개인정보 설정|개인 정보 설정',
  },
  /** Phrases that ask a reader of the site to subscribe or to sign in. */
  offer: {
    en: 'already a subscriber,member|already subscribed|already have an account|subscribe now,today|subscribe to continue|start your free,trial|see,view,compare all,our offers|subscription options|become a subscriber,member|sign in to continue|create a free account',
    de: 'bereits,schon abonnent,abonnentin,registriert|bereits,schon ein abo,abonnement,konto|jetzt abonnieren,testen,freischalten|weiterlesen mit|alle angebote|angebote ansehen|zu den angeboten',
    fr: 'déjà abonné,abonnée,abonné(e),inscrit|je m’abonne|s’abonner|abonnez-vous|découvrir,voir les offres|réservé aux abonnés', es: 'ya eres,es,soy suscriptor,suscriptora|suscríbete|suscríbase|ver ofertas|hazte socio,suscriptor',
    it: 'sei già abbonato|già abbonato,abbonata|abbonati|scopri le offerte', pt: 'já é,sou assinante|assine já,agora|torne-se assinante|ver ofertas', nl: 'al abonnee|al een abonnement|abonneer nu|word abonnee|bekijk aanbiedingen|lees verder met',
    pl: 'masz już konto,prenumeratę,dostęp,subskrypcję|jesteś już prenumeratorem|wykup,kup dostęp|zobacz oferty|zostań prenumeratorem', ru: 'уже подписаны|уже есть подписка|оформите,оформить подписку|стать подписчиком',
    uk: 'вже підписані|вже маєте передплату|оформіть,оформити передплату|стати передплатником', sv: 'redan prenumerant,medlem|bli prenumerant|prenumerera nu|läs vidare med|se erbjudanden',
    da: 'allerede abonnent|allerede et abonnement|bliv abonnent|bestil abonnement|læs videre med', nb: 'allerede abonnent|er du abonnent|bli abonnent|kjøp,bestill abonnement|les videre med', fi: 'jo tilaaja|tilaa nyt|ryhdy tilaajaksi|jatka lukemista',
    cs: 'máte předplatné|máte již předplatné|jste předplatitel*|objednat předplatné|odemknout článek', tr: 'zaten abone*|abone misiniz|hemen abone ol', ar: 'مشترك بالفعل|لديك اشتراك|هل أنت مشترك|اشترك الآن',
    fa: 'مشترک هستید|اشتراک دارید|خرید اشتراک', he: 'כבר מנוי|כבר מנויים|הצטרפו למנוי|רכשו מנוי', hi: 'पहले से सदस्य|पहले से सब्सक्राइबर|अभी सब्सक्राइब', bn: 'ইতিমধ্যে গ্রাহক|এখনই সাবস্ক্রাইব',
    zh: '已是会员|已是會員|已有账号|已有帳號|立即订阅|立即訂閱|成为会员|成為會員|开通会员|加入會員', ja: '会員登録|会員の方は|すでに会員|既に会員|有料会員|購読する', ko: '이미 구독|이미 회원|지금 구독|구독하기|회원가입',
  },
  /** Phrases about what a subscription offers. */
  benefit: {
    en: 'unlimited access,articles,reading|full,digital access|access to all,every|cancel anytime|cancel at any time|ad-free|free trial|exclusive articles,content,newsletters|all our articles,stories|first month,week',
    de: 'jederzeit,monatlich kündbar|zugriff auf alle|unbegrenzt*|werbefrei*|kostenlos,gratis testen|exklusive artikel,inhalte,recherchen|im ersten monat|alle artikel', fr: 'sans engagement|accès illimité|en illimité|tous les articles|essai gratuit|sans publicité|articles exclusifs|le premier mois',
    es: 'acceso ilimitado|cancela cuando*|sin permanencia|todos los artículos|todo el contenido|prueba gratis|sin publicidad|contenido,contenidos exclusivo,exclusivos', it: 'accesso illimitato|disdici quando*|tutti gli articoli|senza pubblicità|prova gratuita|contenuti esclusivi|primo mese',
    pt: 'acesso ilimitado|cancele quando*|todos os artigos|todo o conteúdo|sem publicidade|teste grátis|conteúdo,conteúdos exclusivo,exclusivos', nl: 'onbeperkt toegang,lezen|onbeperkte toegang|maandelijks,dagelijks opzegbaar|stop wanneer*|alle artikelen|zonder reclame|exclusieve artikelen|eerste maand',
    pl: 'nieograniczony,pełny dostęp|dostęp do wszystkich|rezygnujesz kiedy*|zrezygnuj w każdej|bez reklam|wszystkie artykuły|pierwszy miesiąc', ru: 'неограниченный,полный доступ|доступ ко всем|отменить в любое время|отмена в любой момент|без рекламы|первый месяц',
    uk: 'необмежений,повний доступ|доступ до всіх|скасувати будь-коли|без реклами|перший місяць', sv: 'obegränsad tillgång|tillgång till alla|ingen bindningstid|avsluta när*|alla artiklar|första månaden', da: 'ubegrænset adgang|adgang til alle|ingen binding|opsig når*|alle artikler|første måned',
    nb: 'ubegrenset tilgang|tilgang til alle|ingen binding*|avslutt når*|alle artikler|første måned*', fi: 'rajaton*|rajoituksetta|kaikki artikkelit|peru milloin*|ilman mainoksia|kokeile ilmaiseksi', cs: 'neomezený přístup|přístup ke všem|zrušit kdykoli*|bez reklam|všechny články|první měsíc',
    tr: 'sınırsız erişim|tüm içerik*|istediğiniz zaman iptal|reklamsız|ücretsiz dene*|ilk ay', ar: 'وصول غير محدود|وصول كامل|الإلغاء في أي وقت|بدون إعلانات|جميع المقالات', fa: 'دسترسی نامحدود|دسترسی کامل|بدون تبلیغات|همه مقالات',
    he: 'גישה חופשית|גישה מלאה|גישה ללא הגבלה|ביטול בכל עת|ללא פרסומות|כל הכתבות', hi: 'असीमित एक्सेस|कभी भी रद्द|विज्ञापन मुक्त|सभी लेख', bn: 'সীমাহীন|যেকোনো সময় বাতিল|বিজ্ঞাপনমুক্ত|সব নিবন্ধ',
    zh: '无限阅读|無限閱讀|随时取消|隨時取消|无广告|無廣告|全部文章|免费试用|免費試用|独家内容|獨家內容', ja: '読み放題|いつでも解約|すべての記事|全ての記事|初月|広告の少ない|限定記事', ko: '무제한|언제든지 해지|언제든 취소|광고 없이|모든 기사|무료 체험|첫 달',
  },
  /** Phrases in lines in which the site asks readers to follow, install, listen, sign up or report mistakes. */
  appeal: {
    en: 'download our,the app|get our app|follow us on|like us on|follow our,the … whatsapp,telegram,youtube,twitter,facebook|join our whatsapp,telegram|subscribe to our,the newsletter,channel,podcast,youtube|sign up for,to our,the … newsletter,newsletters,briefing|by signing up|found a mistake|spotted an error|report an error,typo|listen to this article|click here to subscribe,donate,join|may not be reproduced,republished',
    de: 'folgen sie uns|folgt uns auf|folge uns auf|folgen sie unserem,unserer|whatsapp-kanal|laden sie … app|unsere app|zum newsletter|newsletter anmelden|newsletter abonnieren|melden sie sich hier|fehler gefunden|fehler melden|artikel anhören|mit einer ki-stimme|mithilfe einer ki',
    fr: 'suivez-nous sur|suivez notre chaîne|rejoignez-nous sur|rejoignez notre chaîne|téléchargez l’application,notre|abonnez-vous à notre,la|inscrivez-vous à notre,la|écouter l’article|écoutez cet article|signaler une erreur',
    es: 'síguenos en|sigue nuestro canal|únete a nuestro canal|descarga la,nuestra app,aplicación|suscríbete a nuestro,nuestra,nuestros|escuchar artículo|escucha este artículo|¿has encontrado un error', it: 'seguici su|iscriviti al,alla nostro,nostra,newsletter,canale|scarica la nostra app,l’app|unisciti al canale|ascolta l’articolo',
    pt: 'siga-nos no,em|siga o nosso canal|siga o canal|inscreva-se no nosso,canal|assine nossa newsletter|baixe o nosso,o app|ouvir artigo|encontrou um erro', nl: 'volg ons op|volg ons whatsapp-kanaal|meld je,u aan voor|schrijf je,u in voor|download onze,de app|beluister dit artikel|fout gezien',
    pl: 'obserwuj nas|śledź nas|dołącz do nas na|zapisz się na,do newsletter,newslettera|pobierz naszą aplikację|posłuchaj artykułu|znalazłeś błąd', ru: 'подписывайтесь на наш,нас|подпишитесь на наш,нас|читайте нас в|присоединяйтесь к нам|скачайте приложение|нашли ошибку|нашли опечатку|слушать статью',
    uk: 'підписуйтесь на наш,нас|підписуйтеся на наш,нас|читайте нас у,в|приєднуйтесь до нас|завантажте застосунок|знайшли помилку|слухати статтю', sv: 'följ oss på|ladda ner vår app|prenumerera på vårt nyhetsbrev|anmäl dig till vårt|lyssna på artikeln|hittat ett fel', da: 'følg os på|hent vores app|tilmeld dig vores|få vores nyhedsbrev|lyt til artiklen|fundet en fejl',
    nb: 'følg oss på|last ned appen vår|meld deg på vårt nyhetsbrev|lytt til artikkelen|funnet en feil', fi: 'seuraa meitä|lataa sovelluksemme|tilaa uutiskirjeemme|kuuntele artikkeli|löysitkö virheen', cs: 'sledujte nás na|stáhněte si naši aplikaci|přihlaste se k odběru|poslechněte si článek|našli jste chybu',
    tr: 'bizi takip edin|kanalımıza katılın|uygulamamızı indirin|bültenimize kaydolun|haberi dinle', ar: 'تابعونا على|تابعنا على|انضم إلى قناتنا|حمل تطبيقنا|اشترك في نشرتنا|استمع إلى المقال', fa: 'ما را در … دنبال کنید|به کانال ما|اپلیکیشن ما را', he: 'עקבו אחרינו|הצטרפו לערוץ|הורידו את האפליקציה|מצאתם טעות|האזינו לכתבה',
    hi: 'हमें फॉलो करें|हमारे चैनल|हमारा ऐप डाउनलोड|व्हाट्सएप चैनल', bn: 'আমাদের ফলো করুন|আমাদের চ্যানেল|আমাদের অ্যাপ ডাউনলোড', zh: '关注我们的|關注我們的|下载我们的应用|下載我們的應用|扫描二维码|扫码关注|訂閱我們的|订阅我们的', ja: '公式アカウントをフォロー|フォローしてください|アプリをダウンロード|メルマガに登録|友だち追加|記事を聞く', ko: '팔로우하세요|앱을 다운로드|채널을 구독|친구 추가|기사 듣기',
  },
  /** Phrases in the label of a button that buys something. */
  buy: {
    en: 'buy now|buy it now|buy here|buy on amazon|add to cart|add to basket|order now|shop now|check price|view deal|see deal|see at amazon', de: 'jetzt kaufen|in den warenkorb|jetzt bestellen|zum shop|zum angebot|bei amazon kaufen', fr: 'acheter|ajouter au panier|commander|voir l’offre',
    es: 'comprar|comprar ahora|añadir al carrito|ver oferta', it: 'acquista|acquista ora|aggiungi al carrello|vedi offerta', pt: 'comprar|comprar agora|adicionar ao carrinho|ver oferta', nl: 'koop nu|in winkelwagen|bestel nu|bekijk aanbieding', pl: 'kup teraz|dodaj do koszyka|zamów teraz|zobacz ofertę',
    ru: 'купить|купить сейчас|в корзину|заказать', uk: 'купити|купити зараз|до кошика|замовити', sv: 'köp nu|lägg i varukorg|beställ nu|till butiken', da: 'køb nu|læg i kurv|bestil nu|se tilbud', nb: 'kjøp nå|legg i handlekurv|bestill nå|se tilbud', fi: 'osta nyt|lisää ostoskoriin|tilaa tästä',
    cs: 'koupit|do košíku|objednat|zobrazit nabídku', tr: 'satın al|sepete ekle|hemen al', ar: 'اشتر الآن|أضف إلى السلة|اطلب الآن', fa: 'خرید|افزودن به سبد', he: 'קנו עכשיו|הוסף לסל|להזמנה', hi: 'अभी खरीदें|कार्ट में जोड़ें', bn: 'এখনই কিনুন|কার্টে যোগ করুন', zh: '立即购买|立即購買|加入购物车|加入購物車', ja: '購入する|カートに入れる|今すぐ購入|注文する', ko: '구매하기|장바구니|지금 구매',
  },
} satisfies Record<string, Words>;
