import { bilingual } from '@ferrule/blocks/bilingual'

export const staffRoleLabels = {
  translator: bilingual('Translator: edits texts as drafts', 'Übersetzung: bearbeitet Texte als Entwurf'),
  editor: bilingual('Editor: creates pages as drafts', 'Redaktion: legt Seiten als Entwurf an'),
  publisher: bilingual('Publisher: publishes pages', 'Publikation: publiziert Seiten'),
  administrator: bilingual(
    'Administrator: also manages sites and users',
    'Administration: verwaltet auch Websites und Benutzer',
  ),
}
