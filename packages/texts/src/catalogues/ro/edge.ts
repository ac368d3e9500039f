import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Vă rugăm să așteptați',
  'edge.wait.text':
    'Din rețeaua dumneavoastră au venit prea multe încercări. Vă rugăm să reveniți la pagina anterioară și să încercați din nou peste un minut; după alte încercări, așteptarea este de un sfert de oră. Contul dumneavoastră nu este blocat.',
  'edge.away.title': 'Revenim imediat',
  'edge.away.text': 'Lucrăm la site. Vă rugăm să încercați din nou peste o jumătate de minut.',
}
