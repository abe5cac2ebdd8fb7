/** Words beside posts and comments. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const postsWords = {
  /** Verbs between a name and a colon at the end of a line: "Ada says:". */
  says: {
    en: 'says|said|wrote', de: 'schreibt|sagt|sagte', fr: 'dit|a dit|a écrit', es: 'dice|dijo',
    it: 'dice|ha detto|scrive', pt: 'diz|disse', nl: 'zegt|schreef', pl: 'pisze|napisał|napisała|mówi',
    ru: 'пишет|говорит|сказал', uk: 'пише|каже|коментує', sv: 'säger|skriver', da: 'siger|skriver',
    nb: 'sier|skriver', fi: 'sanoo|kirjoitti', cs: 'napsal|napsala|říká|píše', tr: 'dedi ki|diyor ki|yazdı',
    ar: 'يقول|تقول|قال', fa: 'گفت|گفته|می‌گوید', he: 'אמר|אומר|כתב|הגיב', hi: 'कहते हैं|कहता है|ने कहा',
    bn: 'বলেছেন|বলেন|লিখেছেন', zh: '说道|說道|说|說|写道', ja: 'より|のコメント', ko: '님의 말|댓글',
  },
  /** Words before the date on which a member joined, which is not the date of the post. */
  memberSince: {
    en: 'joined|member since|registered|posts', de: 'registriert|mitglied seit|dabei seit',
    fr: 'inscrit|inscrite|inscription|membre depuis', es: 'registrado|miembro desde|se unió',
    it: 'registrato|iscritto dal|membro dal', pt: 'registrado|registado|membro desde|entrou em',
    nl: 'lid sinds|geregistreerd', pl: 'dołączył|dołączyła|rejestracja|zarejestrowan*',
    ru: 'регистрац*|зарегистрирован*|на сайте с', uk: 'реєстрац*|зареєстрован*',
    sv: 'medlem sedan|registrerad|blev medlem', da: 'medlem siden|tilmeldt', nb: 'medlem siden|registrert',
    fi: 'liittynyt|rekisteröitynyt', cs: 'registrac*|registrován|založen', tr: 'kayıt tarihi|katılım|üyelik tarihi',
    ar: 'انضم*|تاريخ التسجيل|تاريخ الانضمام', fa: 'تاریخ عضویت|عضویت', he: 'הצטרף|הצטרפות|חבר מאז',
    hi: 'शामिल हुए|सदस्यता', bn: 'যোগদান|সদস্য হয়েছেন', zh: '注册|註冊|加入于', ja: '登録日|参加日', ko: '가입일|가입',
  },
} satisfies Record<string, Words>;
