import { type Bilingual, bilingual } from '@ferrule/blocks/bilingual'
import type { RedirectRowOutcome, RedirectRowReason } from '@ferrule/domain/redirects/redirect-import'

export const redirectImportLabels = {
  title: bilingual('Import redirects', 'Weiterleitungen importieren'),
  lead: bilingual(
    'A CSV file with the columns site, previousUrl and target, separated by semicolons, commas or tabs, with at most 20,000 rows. The file is checked first: nothing changes until you import the accepted rows. Redirects that are not in the file stay.',
    'Eine CSV-Datei mit den Spalten site, previousUrl und target, getrennt durch Semikolon, Komma oder Tabulator, mit höchstens 20 000 Zeilen. Die Datei wird zuerst geprüft: Nichts ändert sich, bis Sie die angenommenen Zeilen importieren. Weiterleitungen, die nicht in der Datei stehen, bleiben.',
  ),
  template: bilingual('Download template', 'Vorlage herunterladen'),
  file: bilingual('File', 'Datei'),
  check: bilingual('Check file', 'Datei prüfen'),
  sending: bilingual('Checking …', 'Wird geprüft …'),
  apply: bilingual('Import accepted rows', 'Angenommene Zeilen importieren'),
  checked: bilingual('Checked. Nothing has changed yet.', 'Geprüft. Noch hat sich nichts geändert.'),
  applied: bilingual(
    'Imported. The website follows the redirects in a few seconds.',
    'Importiert. Die Website folgt den Weiterleitungen in wenigen Sekunden.',
  ),
  nothingToDo: bilingual('The file contains no accepted changes.', 'Die Datei enthält keine angenommenen Änderungen.'),
  line: bilingual('Line', 'Zeile'),
  site: bilingual('Site', 'Website'),
  previousUrl: bilingual('Previous address', 'Bisherige Adresse'),
  target: bilingual('Target', 'Ziel'),
  outcome: bilingual('Result', 'Ergebnis'),
  firstRows: bilingual('The first 200 rows, refused rows first.', 'Die ersten 200 Zeilen, abgelehnte zuerst.'),
}

export const outcomeLabels: Record<RedirectRowOutcome, Bilingual> = {
  created: bilingual('New', 'Neu'),
  changed: bilingual('Changed', 'Geändert'),
  unchanged: bilingual('Unchanged', 'Unverändert'),
  refused: bilingual('Refused', 'Abgelehnt'),
}

export const reasonLabels: Record<RedirectRowReason, Bilingual> = {
  malformed: bilingual(
    'Both addresses must be paths that start with /, the previous one without a question mark.',
    'Beide Adressen müssen Pfade sein, die mit / beginnen, die bisherige ohne Fragezeichen.',
  ),
  'too-long': bilingual('An address has more than 500 characters.', 'Eine Adresse hat mehr als 500 Zeichen.'),
  'unknown-site': bilingual('There is no such site.', 'Diese Website gibt es nicht.'),
  'other-site': bilingual('You may not change this site.', 'Sie dürfen diese Website nicht ändern.'),
  duplicate: bilingual(
    'An earlier row has the same previous address.',
    'Eine frühere Zeile hat dieselbe bisherige Adresse.',
  ),
  loop: bilingual(
    'The target leads back to the previous address, or through more than 50 redirects.',
    'Das Ziel führt zur bisherigen Adresse zurück oder durch mehr als 50 Weiterleitungen.',
  ),
  'target-missing': bilingual(
    'There is no published page at the target.',
    'Unter dem Ziel ist keine Seite veröffentlicht.',
  ),
}

/** Why a file cannot be checked, and what to do. */
export const fileErrorLabels = {
  unreadable: bilingual(
    'The file cannot be read. Save it as CSV in UTF-8 and check it again.',
    'Die Datei lässt sich nicht lesen. Speichern Sie sie als CSV in UTF-8 und prüfen Sie sie erneut.',
  ),
  columns: bilingual(
    'The first line must name the columns previousUrl and target. Use the template.',
    'Die erste Zeile muss die Spalten previousUrl und target nennen. Verwenden Sie die Vorlage.',
  ),
  empty: bilingual('The file has no rows.', 'Die Datei hat keine Zeilen.'),
  'too-many-rows': bilingual(
    'The file has more than 20,000 rows. Split it.',
    'Die Datei hat mehr als 20 000 Zeilen. Teilen Sie sie auf.',
  ),
  'too-large': bilingual(
    'The file is larger than 4 MB. Split it.',
    'Die Datei ist größer als 4 MB. Teilen Sie sie auf.',
  ),
  forbidden: bilingual(
    'You do not have permission to import redirects. Ask a publisher.',
    'Sie dürfen keine Weiterleitungen importieren. Wenden Sie sich an eine Person mit Publikationsrecht.',
  ),
  unavailable: bilingual(
    'That did not work. Your file is still selected: try again.',
    'Das hat nicht geklappt. Ihre Datei ist noch ausgewählt: Versuchen Sie es noch einmal.',
  ),
}

export type FileErrorCode = keyof typeof fileErrorLabels
