import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Căutați mașini, servicii și articole',
  'search.results': '{count, plural, one {# rezultat} few {# rezultate} other {# de rezultate}} pentru „{query}”',
  'search.range': '{from} până la {to} din {total}',
  'search.none': 'Nu s-au găsit înregistrări',
  'search.more': 'Afișați mai multe',
  'search.failed': 'Căutarea nu răspunde momentan. Încercați din nou peste câteva minute.',

  'search.title': 'Căutare',
  'search.label': 'Căutați pe site',
  'search.result-count': '{count, plural, one {# rezultat} few {# rezultate} other {# de rezultate}}',
  'search.did-you-mean': 'Ați vrut să spuneți:',
  'search.best-match': 'Cea mai bună potrivire',
  'search.type': 'Tip de rezultat',
  'search.type.all': 'Toate',
  'search.type.machines': 'Mașini',
  'search.type.services': 'Servicii',
  'search.type.stories': 'Articole',
  'search.type.documents': 'Documente',
  'search.type.pages': 'Pagini',

  'search.suggestions': 'Sugestii',
  'search.suggestion-count': '{count, plural, one {# sugestie} few {# sugestii} other {# de sugestii}}',
  'search.suggestion-keys': '↑ ↓ alegeți, Enter deschideți, Esc închideți',
  'search.pages-and-documents': 'Pagini și documente',
  'search.all-results': 'Afișați toate rezultatele',
  'search.none-hint': 'Verificați ortografia sau folosiți mai puține cuvinte.',
  'search.not-the-answer': 'Nu este răspunsul căutat?',
  'search.ask': 'Întrebați o persoană care lucrează zilnic cu acest subiect. Răspuns în 24 de ore.',
  'search.often-searched': 'Căutări frecvente',
  'search.enter-word': 'Introduceți un cuvânt de căutat',
}
