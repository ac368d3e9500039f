import { bilingual } from '@ferrule/blocks/bilingual'

export const originLabels = {
  schedule: bilingual('Scheduled', 'Geplant'),
  import: bilingual('Import', 'Import'),
  'editor-area': bilingual('Editor area', 'Redaktionsbereich'),
}

/** Of the columns of the list of versions. */
export const versionLabels = {
  savedBy: bilingual('Saved by', 'Gespeichert von'),
  language: bilingual('Published language', 'Publizierte Sprache'),
  /** Saved before authors were recorded, or by somebody who has been removed. */
  unknown: bilingual('Not recorded', 'Nicht erfasst'),
}
