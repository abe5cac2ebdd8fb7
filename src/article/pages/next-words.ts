/** What links to the next page say, in the languages of most of the web. */
const NEXT =
  /^(?:next(?: page)?|page suivante|suivante?|nächste(?: seite)?|weiter|volgende(?: pagina)?|siguiente|próxim[ao]|página siguiente|próxima página|seguinte|successiv[ao]|pagina successiva|avanti|înainte|pagina următoare|nästa(?: sida)?|næste(?: side)?|neste(?: side)?|seuraava|następna(?: strona)?|dalej|další(?: strana)?|ďalšia|következő|следующая(?: страница)?|далее|вперёд|вперед|наступна|επόμενη|sonraki(?: sayfa)?|التالي|الصفحة التالية|הבא|بعدی|下一页|下一頁|下页|次へ|次のページ|다음|다음 페이지|अगला|ถัดไป|trang sau|tiếp|selanjutnya|berikutnya)$/i;
const ARROW = /^[›»→>▶]+$/;

export function isNextWord(label: string): boolean {
  const words = label.replace(/\s+/g, ' ').trim();
  const bare = words.replace(/^[\s›»→>▶:.…-]+|[\s›»→>▶:.…-]+$/g, '');
  return ARROW.test(words.replaceAll(' ', '')) || NEXT.test(bare);
}
