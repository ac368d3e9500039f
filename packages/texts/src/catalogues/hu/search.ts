import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Gépek, szolgáltatások és történetek keresése',
  'search.results': '{count, plural, one {# találat} other {# találat}} erre: „{query}”',
  'search.range': '{from}–{to}, összesen {total}',
  'search.none': 'Nincs találat',
  'search.more': 'Továbbiak megjelenítése',
  'search.failed': 'A keresés jelenleg nem válaszol. Kérjük, próbálja újra néhány perc múlva.',

  'search.title': 'Keresés',
  'search.label': 'Keresés a webhelyen',
  'search.result-count': '{count, plural, one {# találat} other {# találat}}',
  'search.did-you-mean': 'Erre gondolt:',
  'search.best-match': 'Legjobb találat',
  'search.type': 'Találat típusa',
  'search.type.all': 'Összes',
  'search.type.machines': 'Gépek',
  'search.type.services': 'Szolgáltatások',
  'search.type.stories': 'Történetek',
  'search.type.documents': 'Dokumentumok',
  'search.type.pages': 'Oldalak',

  'search.suggestions': 'Javaslatok',
  'search.suggestion-count': '{count, plural, one {# javaslat} other {# javaslat}}',
  'search.suggestion-keys': '↑ ↓ választás, Enter megnyitás, Esc bezárás',
  'search.pages-and-documents': 'Oldalak és dokumentumok',
  'search.all-results': 'Összes találat megjelenítése',
  'search.none-hint': 'Ellenőrizze a helyesírást, vagy használjon kevesebb szót.',
  'search.not-the-answer': 'Nem ezt kereste?',
  'search.ask': 'Kérdezze azt, aki nap mint nap ezzel dolgozik. Válasz 24 órán belül.',
  'search.often-searched': 'Gyakori keresések',
  'search.enter-word': 'Kérjük, adjon meg egy keresőszót',
}
