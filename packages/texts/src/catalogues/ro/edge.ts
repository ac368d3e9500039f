import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Vă rugăm să așteptați',
  'edge.wait.text':
    'Au fost prea multe încercări din rețeaua dumneavoastră. Așteptați un minut, reveniți la pagina anterioară și încercați din nou. Dacă încercările continuă, timpul de așteptare crește la 15 minute. Contul dumneavoastră nu este blocat.',
  'edge.unavailable.title': 'Revenim imediat',
  'edge.unavailable.text': 'Lucrăm la site. Vă rugăm să încercați din nou peste o jumătate de minut.',
}
