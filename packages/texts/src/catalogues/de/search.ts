import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Maschinen, Services und Geschichten suchen',
  'search.results': '{count, plural, one {# Ergebnis} other {# Ergebnisse}} für «{query}»',
  'search.range': '{from} bis {to} von {total}',
  'search.none': 'Keine Einträge gefunden',
  'search.more': 'Mehr anzeigen',
  'search.failed': 'Die Suche antwortet im Moment nicht. Bitte versuchen Sie es in einigen Minuten erneut.',

  'search.title': 'Suche',
  'search.label': 'Website durchsuchen',
  'search.result-count': '{count, plural, one {# Ergebnis} other {# Ergebnisse}}',
  'search.did-you-mean': 'Meinten Sie:',
  'search.best-match': 'Bester Treffer',
  'search.type': 'Art des Ergebnisses',
  'search.type.all': 'Alle',
  'search.type.machines': 'Maschinen',
  'search.type.services': 'Services',
  'search.type.stories': 'Geschichten',
  'search.type.documents': 'Dokumente',
  'search.type.pages': 'Seiten',

  'search.suggestions': 'Vorschläge',
  'search.suggestion-count': '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  'search.suggestion-keys': '↑ ↓ wählen, Enter öffnen, Esc schliessen',
  'search.pages-and-documents': 'Seiten und Dokumente',
  'search.all-results': 'Alle Ergebnisse anzeigen',
  'search.none-hint': 'Prüfen Sie die Schreibweise oder verwenden Sie weniger Wörter.',
  'search.not-the-answer': 'Nicht die richtige Antwort?',
  'search.ask': 'Fragen Sie eine Person, die täglich damit arbeitet. Antwort innerhalb von 24 Stunden.',
  'search.often-searched': 'Oft gesucht',
  'search.enter-word': 'Bitte geben Sie einen Suchbegriff ein',
}
