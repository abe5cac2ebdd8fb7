/** Copyright notices that a site repeats on every page. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const legalWords = {
  /** Phrases that may be anywhere in a line about copyright. */
  rights: {
    en: 'all rights reserved|all rights are reserved|rights reserved|used with,under permission|reproduction … prohibited',
    de: 'alle rechte vorbehalten|alle angaben ohne gewähr', fr: 'tous droits réservés|droits réservés|reproduction interdite',
    es: 'todos los derechos reservados|derechos reservados|prohibida la,su reproducción',
    it: 'tutti i diritti riservati|tutti i diritti sono riservati|riproduzione riservata',
    pt: 'todos os direitos reservados|direitos reservados|proibida a reprodução', nl: 'alle rechten voorbehouden',
    pl: 'wszelkie prawa zastrzeżone|wszystkie prawa zastrzeżone', ru: 'все права защищены|все права сохранены|все права принадлежат',
    uk: 'усі,всі права захищені|усі,всі права захищено|усі,всі права застережено',
    sv: 'alla rättigheter förbehållna|alla rättigheter reserverade|med ensamrätt', da: 'alle rettigheder forbeholdes|alle rettigheder forbeholdt',
    nb: 'alle rettigheter forbeholdt|alle rettigheter reservert|med enerett', fi: 'kaikki oikeudet pidätetään',
    cs: 'všechna práva vyhrazena', tr: 'tüm hakları saklıdır|her hakkı saklıdır|tüm haklar saklıdır',
    ar: 'جميع الحقوق محفوظة|كل الحقوق محفوظة|الحقوق محفوظة', fa: 'تمامی حقوق|کلیه حقوق|تمام حقوق|همه حقوق',
    he: 'כל הזכויות שמורות', hi: 'सर्वाधिकार सुरक्षित', bn: 'সর্বস্বত্ব সংরক্ষিত|স্বত্ব সংরক্ষিত',
    zh: '版权所有|版權所有|保留所有权利|保留所有權利|保留一切权利|未经授权|未經授權', ja: '無断転載|無断複製|禁転載|転載を禁じます|全著作権所有',
    ko: '무단전재|무단 전재|저작권자|재배포 금지|재배포금지',
  },
} satisfies Record<string, Words>;
