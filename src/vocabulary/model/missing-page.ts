/**
 * Phrases in the title or heading of a "page not found" error page, as whole words without punctuation. 404, the status
 * code of such a page (RFC 9110, 15.5.5), is the same in all languages.
 */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const MISSING_PAGE = {
  en: '404|not found|cannot be found|cant be found|could not be found|couldnt be found|does not exist|doesnt exist|no longer available|no longer exists',
  de: 'nicht gefunden|existiert nicht|nicht mehr verfügbar|nicht verfügbar', fr: 'introuvable|non trouvée|nexiste pas|nexiste plus',
  es: 'no encontrada|no encontrado|no existe|no disponible|no se encuentra', it: 'non trovata|non trovato|non esiste|non disponibile',
  pt: 'não encontrada|não encontrado|não existe|não disponível', nl: 'niet gevonden|bestaat niet', pl: 'nie znaleziono|nie istnieje',
  ru: 'не найдена|не найден|не найдено|не существует', uk: 'не знайдено|не існує', sv: 'hittades inte|hittas inte|finns inte', da: 'ikke fundet|findes ikke',
  nb: 'ikke funnet|finnes ikke', fi: 'ei löytynyt|ei löydy|ei ole olemassa', cs: 'nenalezena|nenalezen|neexistuje',
  tr: 'bulunamadı|mevcut değil', ar: 'غير موجودة|لم يتم العثور', fa: 'یافت نشد|پیدا نشد|وجود ندارد', he: 'לא נמצא|לא נמצאה|אינו קיים|לא קיים',
  hi: 'नहीं मिला|नहीं मिली|मौजूद नहीं', bn: 'পাওয়া যায়নি', zh: '找不到|未找到|不存在', ja: '見つかりません|存在しません', ko: '찾을 수 없습니다|찾을 수 없음|존재하지 않습니다',
} satisfies Words;
