import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Hľadať stroje, služby a príbehy',
  'search.results':
    '{count, plural, one {# výsledok} few {# výsledky} many {# výsledku} other {# výsledkov}} pre „{query}“',
  'search.range': '{from} až {to} z {total}',
  'search.none': 'Nenašli sa žiadne záznamy',
  'search.more': 'Zobraziť viac',
  'search.failed': 'Vyhľadávanie momentálne nie je dostupné. Skúste to znova o niekoľko minút.',

  'search.title': 'Hľadať',
  'search.label': 'Hľadať na webe',
  'search.result-count': '{count, plural, one {# výsledok} few {# výsledky} many {# výsledku} other {# výsledkov}}',
  'search.did-you-mean': 'Mali ste na mysli:',
  'search.best-match': 'Najlepšia zhoda',
  'search.type': 'Typ výsledku',
  'search.type.all': 'Všetko',
  'search.type.machines': 'Stroje',
  'search.type.families': 'Produktové rady',
  'search.type.services': 'Služby',
  'search.type.stories': 'Príbehy',
  'search.type.documents': 'Dokumenty',
  'search.type.pages': 'Stránky',

  'search.suggestions': 'Návrhy',
  'search.suggestion-count': '{count, plural, one {# návrh} few {# návrhy} many {# návrhu} other {# návrhov}}',
  'search.suggestion-keys': '↑ ↓ vybrať, Enter otvoriť, Esc zavrieť',
  'search.pages-and-documents': 'Stránky a dokumenty',
  'search.all-results': 'Zobraziť všetky výsledky',
  'search.none-hint': 'Skontrolujte pravopis alebo použite menej slov.',
  'search.not-the-answer': 'Nenašli ste odpoveď?',
  'search.contact-hint': 'Opýtajte sa človeka, ktorý s tým denne pracuje. Odpoveď do 24 hodín.',
  'search.often-searched': 'Často hľadané',
  'search.enter-word': 'Zadajte hľadaný výraz',
  'search.corrected': 'Zobrazujú sa výsledky pre „{query}“.',
  'search.instead': 'Hľadať namiesto toho „{query}“',
}
