/** Words near notes and sources: labels of links back to the text, and headings of lists. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const notesWords = {
  /** The whole label of a link from a note back to the text. */
  backToText: {
    en: 'back|return|jump up|jump up to|back to text|back to content|return to text',
    de: 'zurück|zurück zum text|hochspringen|nach oben', fr: 'retour|retour au texte|revenir au texte|remonter',
    es: 'volver|volver al texto|volver arriba|subir', it: 'torna su|torna al testo|indietro',
    pt: 'voltar|voltar ao texto|ir para cima', nl: 'terug|terug naar tekst|omhoog',
    pl: 'powrót|powrót do tekstu|wróć do tekstu', ru: 'назад|вернуться|вернуться к тексту|к тексту',
    uk: 'назад|повернутися|повернутися до тексту|до тексту', sv: 'tillbaka|tillbaka till texten|hoppa upp',
    da: 'tilbage|tilbage til teksten|hop op', nb: 'tilbake|tilbake til teksten|hopp opp',
    fi: 'takaisin|takaisin tekstiin|palaa tekstiin', cs: 'zpět|zpět k textu|skočit nahoru',
    tr: 'geri|metne dön|yukarı git', ar: 'عودة|عودة إلى النص|العودة إلى النص', fa: 'بازگشت|بازگشت به متن|پرش به بالا',
    he: 'חזרה|חזרה לטקסט|חזרה למעלה', hi: 'वापस|वापस ऊपर|ऊपर जायें', bn: 'ফিরে যান|উপরে ফিরে যান|লেখায় ফিরে যান',
    zh: '返回|返回正文|回到正文|跳转到', ja: '戻る|本文に戻る|本文へ戻る', ko: '돌아가기|본문으로|위로 이동',
  },
  /** The whole label of a link in a heading that leads to this heading. Other code handles symbols such as "#". */
  headingLinks: {
    en: 'link|permalink|direct link|direct link to heading', de: 'link|permalink|direktlink|link zu diesem abschnitt',
    fr: 'lien|permalien|lien permanent|lien direct', es: 'enlace|enlace permanente|enlace directo',
    it: 'link|collegamento|link permanente|link diretto', pt: 'link|link permanente|link direto|ligação direta',
    nl: 'link|permalink|directe link', pl: 'link|odnośnik|bezpośredni link',
    ru: 'ссылка|постоянная ссылка|прямая ссылка', uk: 'посилання|постійне посилання|пряме посилання',
    sv: 'länk|permalänk|direktlänk', da: 'link|permalink|direkte link', nb: 'lenke|permalenke|direkte lenke',
    fi: 'linkki|pysyvä linkki|suora linkki', cs: 'odkaz|trvalý odkaz|přímý odkaz',
    tr: 'bağlantı|kalıcı bağlantı|doğrudan bağlantı', ar: 'رابط|رابط دائم|رابط مباشر',
    fa: 'پیوند|پیوند یکتا|لینک مستقیم', he: 'קישור|קישור קבוע|קישור ישיר', hi: 'लिंक|स्थायी लिंक|सीधा लिंक',
    bn: 'লিংক|স্থায়ী লিংক|সরাসরি লিংক', zh: '链接|永久链接|直接链接|連結', ja: 'リンク|パーマリンク|直リンク', ko: '링크|고유링크|바로가기 링크',
  },
  /** Words with which a short heading above a list of sources begins. */
  sources: {
    en: 'sources|source|references|reference|bibliography|works cited|citations|literature|links|web links|external links|useful links|selected references|references cited',
    de: 'quellen|quelle|quellenangaben|quellenverzeichnis|einzelnachweise|literatur|literaturverzeichnis|links|weblinks|verweise',
    fr: 'sources|source|références|bibliographie|liens|liens externes',
    es: 'fuentes|fuente|referencias|bibliografía|enlaces|enlaces externos',
    it: 'fonti|fonte|riferimenti|bibliografia|link|collegamenti|collegamenti esterni',
    pt: 'fontes|fonte|referências|bibliografia|links|ligações|ligações externas', nl: 'bronnen|bron|referenties|literatuur|links|externe links',
    pl: 'źródła|źródło|bibliografia|literatura|linki|odnośniki|linki zewnętrzne', ru: 'источники|источник|литература|список литературы|ссылки',
    uk: 'джерела|джерело|література|список літератури|посилання', sv: 'källor|källa|referenser|litteratur|länkar|externa länkar',
    da: 'kilder|kilde|referencer|litteratur|links|henvisninger', nb: 'kilder|kilde|referanser|litteratur|lenker|eksterne lenker',
    fi: 'lähteet|lähde|viitteet|kirjallisuus|linkit|aiheesta muualla', cs: 'zdroje|zdroj|literatura|reference|odkazy|externí odkazy',
    tr: 'kaynaklar|kaynak|kaynakça|bağlantılar|dış bağlantılar', ar: 'المصادر|مصادر|المصدر|المراجع|مراجع|روابط|روابط خارجية',
    fa: 'منابع|منبع|مراجع|پیوندها|پیوند به بیرون', he: 'מקורות|מקור|הפניות|ביבליוגרפיה|קישורים|קישורים חיצוניים',
    hi: 'स्रोत|संदर्भ|सन्दर्भ|ग्रंथ सूची|बाहरी कड़ियाँ|लिंक', bn: 'উৎস|তথ্যসূত্র|গ্রন্থপঞ্জি|বহিঃসংযোগ|লিংক', zh: '参考文献|參考文獻|参考资料|參考資料|来源|來源|资料来源|資料來源|链接|連結|外部链接',
    ja: '参考文献|参考資料|参考|出典|引用元|情報源|リンク|外部リンク', ko: '출처|참고문헌|참고 문헌|참고 자료|참고자료|링크|외부 링크',
  },
  /** Words with which a short heading above a list of notes begins. */
  noteHeads: {
    en: 'footnotes|endnotes|notes', de: 'fußnoten|fussnoten|endnoten|anmerkungen', fr: 'notes et références|notes', es: 'notas', it: 'note', pt: 'notas',
    nl: 'noten|voetnoten', pl: 'przypisy', ru: 'примечания', uk: 'примітки', sv: 'fotnoter', da: 'noter|fodnoter', nb: 'noter|fotnoter',
    fi: 'alaviitteet', cs: 'poznámky', tr: 'dipnotlar|notlar', ar: 'هوامش', fa: 'پانویس', he: 'הערות', hi: 'पाद टिप्पणियाँ', bn: 'পাদটীকা',
    zh: '注释|註釋', ja: '脚注|注釈', ko: '각주',
  },
  /** Phrases in short headings above the ingredients of a recipe. */
  ingredients: {
    en: 'ingredients|what you need|you will need', de: 'zutaten|zutatenliste', fr: 'ingrédients', es: 'ingredientes', it: 'ingredienti', pt: 'ingredientes',
    nl: 'ingrediënten|benodigdheden', pl: 'składniki', ru: 'ингредиенты|состав', uk: 'інгредієнти', sv: 'ingredienser', da: 'ingredienser',
    nb: 'ingredienser', fi: 'ainekset|ainesosat', cs: 'ingredience|suroviny', tr: 'malzemeler', ar: 'المقادير|المكونات', fa: 'مواد لازم',
    he: 'מצרכים|מרכיבים', hi: 'सामग्री', bn: 'উপকরণ', zh: '食材|配料|材料|用料', ja: '材料', ko: '재료',
  },
} satisfies Record<string, Words>;
