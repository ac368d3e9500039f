/** Replaces texts of Payload about restoring, because a page is restored in one language only. */
export const restoreLabels = {
  en: {
    version: {
      aboutToRestore:
        'You are about to restore the state of {{versionDate}}. Of a page, only the texts in the language chosen at the top come back; its other languages, address and dates stay. News, redirects and sites come back whole.',
      problemRestoringVersion:
        'This version could not be restored. Please check that it has a text in the language chosen at the top.',
    },
  },
  de: {
    version: {
      aboutToRestore:
        'Sie stellen den Stand vom {{versionDate}} wieder her. Bei einer Seite kommen nur die Texte der oben gewählten Sprache zurück; die anderen Sprachen, die Adresse und die Daten bleiben. Meldungen, Weiterleitungen und Websites kommen ganz zurück.',
      problemRestoringVersion:
        'Diese Version ließ sich nicht wiederherstellen. Bitte prüfen Sie, ob sie in der oben gewählten Sprache einen Text hat.',
    },
  },
}
