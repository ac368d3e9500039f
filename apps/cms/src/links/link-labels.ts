import { bilingual } from '@ferrule/blocks/bilingual'

export const linkLabels = {
  found: bilingual('Pages, machines and documents found', 'Gefundene Seiten, Maschinen und Dokumente'),
  none: bilingual('Nothing found', 'Nichts gefunden'),
  missing: bilingual('This page no longer exists', 'Diese Seite gibt es nicht mehr'),
  failed: bilingual(
    'The search failed. Please try again.',
    'Die Suche ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  ),
}
