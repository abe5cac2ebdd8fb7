/** What leads back from notes, and what notes, their signs and their lists are called. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const notesWords = {
  /** The whole text of a link in a note. */
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
  /** The whole text of a link to the heading that it stands in, beside its sign. */
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
} satisfies Record<string, Words>;
