/** What announces an advert, and what adverts and services of a site are called. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const advertsWords = {
  /** The first words of a label. */
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
} satisfies Record<string, Words>;
