/** Words in lines below pictures. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const picturesWords = {
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
} satisfies Record<string, Words>;
