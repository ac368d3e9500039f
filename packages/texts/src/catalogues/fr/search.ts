import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Rechercher machines, services et articles',
  'search.results': '{count, plural, one {# résultat} other {# résultats}} pour « {query} »',
  'search.range': '{from} à {to} sur {total}',
  'search.none': 'Aucune entrée trouvée',
  'search.more': 'Afficher plus',
  'search.failed': 'La recherche ne répond pas pour le moment. Veuillez réessayer dans quelques minutes.',

  'search.title': 'Recherche',
  'search.label': 'Rechercher sur le site',
  'search.result-count': '{count, plural, one {# résultat} other {# résultats}}',
  'search.did-you-mean': 'Vouliez-vous dire :',
  'search.best-match': 'Meilleur résultat',
  'search.type': 'Type de résultat',
  'search.type.all': 'Tous',
  'search.type.machines': 'Machines',
  'search.type.services': 'Services',
  'search.type.stories': 'Articles',
  'search.type.documents': 'Documents',
  'search.type.pages': 'Pages',

  'search.suggestions': 'Suggestions',
  'search.suggestion-count': '{count, plural, one {# suggestion} other {# suggestions}}',
  'search.suggestion-keys': '↑ ↓ choisir, Entrée ouvrir, Échap fermer',
  'search.pages-and-documents': 'Pages et documents',
  'search.all-results': 'Afficher tous les résultats',
  'search.none-hint': 'Vérifiez l’orthographe ou utilisez moins de mots.',
  'search.not-the-answer': 'Ce n’est pas la réponse ?',
  'search.ask': 'Demandez à une personne qui travaille avec au quotidien. Réponse dans les 24 heures.',
  'search.often-searched': 'Souvent recherché',
  'search.enter-word': 'Veuillez saisir un mot à rechercher',
}
