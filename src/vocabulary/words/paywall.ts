/** Texts of boxes that demand money or an account before a reader can read on. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const paywallWords = {
  /** The demand ("subscribe"). It can be anywhere in a short text, before `theRest` or after `whoMayRead`. */
  subscribe: {
    en: '*subscri*|*sign up*|*sign in*|*login*|*log in*|*register*|*become a member*|*join*',
    de: '*abonn*|*angemeldet*|*anmelden*|*registrier*|abo', fr: '*abonn*|abo', es: '*suscrib*|*suscríb*|*suscriptor*',
    it: '*abbonat*|*abbonament*', pt: '*assine*|*assina*', nl: '*abonn*', pl: '*subskryp*|*prenumerat*|*wykup*',
    ru: '*подпи*|*оформите*', uk: '*передплат*|*підписк*', sv: '*prenumer*', da: '*abonn*', nb: '*abonn*',
    fi: '*tilaajille*|*tilaajaksi*|tilaa lehti', cs: '*předpla*|*odběr*', tr: 'abone ol*|abonelere',
    ar: '*اشترك*|*الاشتراك*|*للمشتركين*', fa: 'خرید اشتراک|مشترک شوید|مشترکان', he: '*מנוי*|*למנויים*',
    hi: 'सब्सक्राइब|सदस्यता', bn: 'সাবস্ক্রাইব|গ্রাহক', zh: '订阅|訂閱|付费|付費|会员|會員|登录|登入', ja: '登録|有料|会員', ko: '구독|로그인',
    hu: '*előfizet*', ro: '*abonează*',
  },
  /** The offer ("to continue reading") that follows `subscribe`. */
  theRest: {
    en: 'to continue,keep,read,unlock,access*|full article,story,access*|*unlimited*',
    de: '*weiter*|*lesen*|*artikel*', fr: '*lire*|*suite*|*intégral*|*article*', es: '*leyendo*|*leer*|*contenido*',
    it: '*leggere*|*articolo*', pt: '*lendo*|*ler*|*conteúdo*', nl: '*artikel*|verder te lezen|verder lezen',
    pl: '*czyta*|*dostęp*', ru: '*читать*|*чтения*|*материал*', uk: '*читати*|*матеріал*', sv: '*läsa*',
    da: '*læse*|*artikel*|læs artiklen', nb: '*lese*|*artikkel*', fi: 'lukea|lukemista|artikkelin|jutun', cs: '*číst*|celý článek|čtěte dál',
    tr: 'okumaya devam|okumak için|devamını oku*', ar: '*القراءة|لقراءة|بقية المقال|المقال كاملا',
    fa: 'ادامه مطلب,مقاله|متن کامل|مطالعه کامل', he: 'להמשך קריאה|להמשיך לקרוא|לקריאת|הכתבה המלאה',
    hi: 'पढ़ना जारी|आगे पढ़ने|पूरा लेख|पूरी खबर', bn: 'পড়া চালিয়ে|সম্পূর্ণ পড়তে|বাকি অংশ', zh: '全文|阅读|閱讀',
    ja: '続き|読|全文', ko: '이용|계속|기사', hu: '*olvas*', ro: '*citi*',
  },
  /** The offer, if it precedes `subscribe` or `members`: "to continue reading, sign in". */
  whoMayRead: {
    en: 'to continue,keep reading|read the full,rest|this article,story,content is for,only,reserved*|this article,story,content is available to',
    de: '*weiterlesen*', fr: '*lire la suite*|*réservé*', es: 'para seguir leyendo|contenido exclusivo para',
    it: 'per continuare a leggere|riservato agli', pt: 'para continuar lendo|conteúdo exclusivo para',
    nl: 'om verder te lezen|exclusief voor', pl: 'aby czytać dalej|dostępny tylko',
    ru: 'чтобы читать дальше|доступен только', uk: 'щоб читати далі|доступний лише,тільки',
    sv: 'för att läsa vidare|exklusivt för', da: 'for at læse videre|kun for', nb: 'for å lese videre|kun for',
    fi: 'jatkaaksesi lukemista|vain', cs: 'pro další čtení|jen,pouze pro', tr: 'okumaya devam etmek için|sadece',
    ar: 'لمتابعة القراءة|حصري', fa: 'برای ادامه مطالعه|برای خواندن ادامه|ویژه', he: 'להמשך קריאה|התוכן זמין',
    hi: 'आगे पढ़ने के लिए|केवल', bn: 'পড়া চালিয়ে যেতে|শুধুমাত্র', zh: '继续阅读|仅限|剩余内容', ja: 'この記事は|続きを読むには',
    ko: '계속 읽으려면|이 기사는',
  },
  /** Further words for the demand, which count only after `whoMayRead`. */
  members: {
    en: '*member*|*sign*', de: '*plus*|mitglied*', fr: '*plus*|membres', es: 'miembros|socios', it: 'membri|soci',
    pt: 'membros', nl: 'leden', pl: 'członków', ru: 'участников|зарегистрированных', uk: 'учасників', sv: 'medlemmar',
    da: 'medlemmer', nb: 'medlemmer', fi: 'jäsenille', cs: 'členy', tr: 'üyeler*', ar: 'للأعضاء|الأعضاء', fa: 'اعضا|اعضای',
    he: 'לחברים', hi: 'सदस्यों', bn: 'সদস্যদের', zh: '会员|會員', ja: '会員', ko: '회원',
  },
} satisfies Record<string, Words>;
