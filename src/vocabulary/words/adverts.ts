/** Labels of adverts, sponsors and partners. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const advertsWords = {
  /** Words at the beginning of an advert's label. */
  adverts: {
    en: 'advertisement|advertising|sponsored|promoted|paid content|story continues below|article continues below', de: 'anzeige|werbung|gesponsert',
    fr: 'publicité|sponsorisé|contenu sponsorisé', es: 'publicidad|anuncio|patrocinado',
    it: 'pubblicità|annuncio pubblicitario|sponsorizzato', pt: 'publicidade|anúncio|patrocinado',
    nl: 'advertentie|gesponsord', pl: 'reklama|materiał sponsorowany|artykuł sponsorowany',
    ru: 'реклама|на правах рекламы|партнёрский материал', uk: 'реклама|на правах реклами',
    sv: 'annons|annonsör|sponsrat', da: 'annonce|reklame|sponsoreret', nb: 'annonse|annonsørinnhold|reklame',
    fi: 'mainos|mainokset|kaupallinen yhteistyö', cs: 'reklama|inzerce|komerční sdělení',
    tr: 'reklam|sponsorlu|advertorial', ar: 'إعلان|إعلانات|محتوى مدفوع', fa: 'تبلیغات|آگهی|رپورتاژ آگهی',
    he: 'פרסומת|מודעה|תוכן ממומן', hi: 'विज्ञापन|प्रायोजित', bn: 'বিজ্ঞাপন', zh: '广告|廣告|推广|赞助内容',
    ja: '広告|スポンサーリンク', ko: '광고|스폰서',
  },
  /** Headings above the logos of a site's sponsors or partners, or of media that reported on it. */
  partners: {
    en: 'partners|our partners|sponsors|our sponsors|sponsored by|supported by|with the support of|funded by|in partnership with|in cooperation with|as seen in|as seen on|as featured in|featured in|trusted by',
    de: 'partner|unsere partner|sponsoren|unterstützt von|mit unterstützung|gefördert von|gefördert durch|in zusammenarbeit mit|bekannt aus',
    fr: 'partenaires|nos partenaires|sponsors|avec le soutien|soutenu par|financé par|en partenariat avec|vu dans', es: 'socios|nuestros socios|colaboradores|patrocinadores|con el apoyo de|financiado por|en colaboración con',
    it: 'partner|i nostri partner|sponsor|con il sostegno|finanziato da|in collaborazione con', pt: 'parceiros|nossos parceiros|patrocinadores|com o apoio|financiado por|em parceria com',
    nl: 'partners|onze partners|sponsors|met steun van|mede mogelijk gemaakt door|in samenwerking met', pl: 'partnerzy|nasi partnerzy|sponsorzy|przy wsparciu|dofinansowano|we współpracy z',
    ru: 'партнёры|партнеры|наши партнёры|спонсоры|при поддержке', uk: 'партнери|наші партнери|спонсори|за підтримки', sv: 'partners|samarbetspartners|sponsorer|med stöd av|i samarbete med',
    da: 'partnere|samarbejdspartnere|sponsorer|med støtte fra|i samarbejde med', nb: 'partnere|samarbeidspartnere|sponsorer|med støtte fra|i samarbeid med', fi: 'kumppanit|yhteistyökumppanit|tukijat|sponsorit',
    cs: 'partneři|naši partneři|sponzoři|za podpory|ve spolupráci s', tr: 'ortaklarımız|iş ortakları|sponsorlar|destekleyen|katkılarıyla', ar: 'شركاؤنا|الشركاء|الرعاة|بدعم من|برعاية', fa: 'همکاران ما|حامیان|با حمایت',
    he: 'שותפים|השותפים שלנו|נותני חסות|בתמיכת', hi: 'हमारे साझेदार|प्रायोजक|के सहयोग से', bn: 'আমাদের অংশীদার|পৃষ্ঠপোষক|সহযোগিতায়', zh: '合作伙伴|合作夥伴|赞助商|贊助商|友情链接|支持单位',
    ja: '協賛|パートナー|スポンサー|協力|後援', ko: '파트너|후원|협찬|협력사',
  },
} satisfies Record<string, Words>;
