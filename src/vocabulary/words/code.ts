/** Labels of buttons at code listings. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const codeWords = {
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
} satisfies Record<string, Words>;
