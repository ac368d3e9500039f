import { bilingual } from '@ferrule/blocks/bilingual'

export const linkLabels = {
  found: bilingual('Pages found', 'Gefundene Seiten'),
  none: bilingual('No page found', 'Keine Seite gefunden'),
  missing: bilingual('This page no longer exists', 'Diese Seite gibt es nicht mehr'),
  failed: bilingual(
    'The search failed. Please try again.',
    'Die Suche ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  ),
}
