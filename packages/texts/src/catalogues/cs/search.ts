import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Hledat stroje, služby a příběhy',
  'search.results':
    '{count, plural, one {# výsledek} few {# výsledky} many {# výsledku} other {# výsledků}} pro „{query}“',
  'search.range': '{from} až {to} z {total}',
  'search.none': 'Nebyly nalezeny žádné záznamy',
  'search.more': 'Zobrazit více',
  'search.failed': 'Vyhledávání momentálně není dostupné. Zkuste to prosím znovu za několik minut.',

  'search.title': 'Hledat',
  'search.label': 'Hledat na webu',
  'search.result-count': '{count, plural, one {# výsledek} few {# výsledky} many {# výsledku} other {# výsledků}}',
  'search.did-you-mean': 'Měli jste na mysli:',
  'search.best-match': 'Nejlepší shoda',
  'search.type': 'Typ výsledku',
  'search.type.all': 'Vše',
  'search.type.machines': 'Stroje',
  'search.type.families': 'Produktové řady',
  'search.type.services': 'Služby',
  'search.type.stories': 'Příběhy',
  'search.type.documents': 'Dokumenty',
  'search.type.pages': 'Stránky',

  'search.suggestions': 'Návrhy',
  'search.suggestion-count': '{count, plural, one {# návrh} few {# návrhy} many {# návrhu} other {# návrhů}}',
  'search.suggestion-keys': '↑ ↓ vybrat, Enter otevřít, Esc zavřít',
  'search.pages-and-documents': 'Stránky a dokumenty',
  'search.all-results': 'Zobrazit všechny výsledky',
  'search.none-hint': 'Zkontrolujte pravopis nebo použijte méně slov.',
  'search.not-the-answer': 'Nenašli jste odpověď?',
  'search.contact-hint': 'Zeptejte se člověka, který s tím denně pracuje. Odpověď do 24 hodin.',
  'search.often-searched': 'Často hledané',
  'search.enter-word': 'Zadejte prosím hledaný výraz',
  'search.corrected': 'Zobrazují se výsledky pro „{query}“.',
  'search.instead': 'Hledat místo toho „{query}“',
}
