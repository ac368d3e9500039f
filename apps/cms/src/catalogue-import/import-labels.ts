import { inLanguage, type Bilingual, bilingual } from '@ferrule/blocks/bilingual'
import type { ImportState, RowOutcome } from '@ferrule/domain/catalogue/catalogue-import'

export const importLabels = {
  title: bilingual('Import catalogue', 'Katalog importieren'),
  lead: bilingual(
    'BMEcat 2005 (.xml), the template (.csv, .xlsx) or JSON lines (.jsonl). A file is checked first: nothing changes until you start the import.',
    'BMEcat 2005 (.xml), die Vorlage (.csv, .xlsx) oder JSON-Zeilen (.jsonl). Eine Datei wird zuerst geprüft: Nichts ändert sich, bis Sie den Import starten.',
  ),
  file: bilingual('File', 'Datei'),
  check: bilingual('Check file', 'Datei prüfen'),
  sending: bilingual('Sending …', 'Wird gesendet …'),
  start: bilingual('Import now', 'Jetzt importieren'),
  continue: bilingual('Continue', 'Fortsetzen'),
  nothingToDo: bilingual(
    'The file contains no changes: there is nothing to import.',
    'Die Datei enthält keine Änderungen: Es gibt nichts zu importieren.',
  ),
  history: bilingual('History', 'Verlauf'),
  none: bilingual('Nothing has been imported yet.', 'Bisher wurde nichts importiert.'),
  when: bilingual('Started', 'Beginn'),
  who: bilingual('Started by', 'Gestartet von'),
  commandLine: bilingual('Command line', 'Befehlszeile'),
  kind: bilingual('Type', 'Art'),
  dryRun: bilingual('Check', 'Prüfung'),
  import: bilingual('Import', 'Import'),
  state: bilingual('Status', 'Status'),
  place: bilingual('Position', 'Stelle'),
  product: bilingual('Product', 'Produkt'),
  outcome: bilingual('Result', 'Ergebnis'),
  detail: bilingual('Details', 'Details'),
  firstRows: bilingual(
    'The first 200 rows with changes, refused rows first.',
    'Die ersten 200 Zeilen mit Änderungen, abgelehnte zuerst.',
  ),
  rows: bilingual('rows', 'Zeilen'),
}

const placeLabels: Record<string, Bilingual> = {
  line: bilingual('line', 'Zeile'),
  row: bilingual('row', 'Zeile'),
}

/** Translates the position of a row in its file. Import parsers write `line 12`, `row 12` or an article number. */
export function toPlaceLabels(place: string, language: string): string {
  return place.replace(/^[a-z]+(?= )/, (word) => {
    const known = Object.hasOwn(placeLabels, word) ? placeLabels[word] : undefined
    return known ? inLanguage(known, language) : word
  })
}

export const stateLabels: Record<ImportState, Bilingual> = {
  waiting: bilingual('Waiting', 'Wartet'),
  running: bilingual('Running', 'Läuft'),
  finished: bilingual('Finished', 'Fertig'),
  broken: bilingual('Stopped', 'Angehalten'),
}

export const outcomeLabels: Record<RowOutcome, Bilingual> = {
  created: bilingual('New', 'Neu'),
  changed: bilingual('Changed', 'Geändert'),
  unchanged: bilingual('Unchanged', 'Unverändert'),
  refused: bilingual('Refused', 'Abgelehnt'),
}

/** Why a check or an import failed, and what to do. */
export const errorLabels = {
  unreadable: bilingual(
    'The file cannot be read. Correct it and check it again.',
    'Die Datei lässt sich nicht lesen. Korrigieren Sie sie und prüfen Sie sie erneut.',
  ),
  fault: bilingual(
    'Something went wrong on our side. The import is retried automatically; you can also continue now. No row is lost or imported twice.',
    'Bei uns ist etwas schiefgegangen. Der Import wird automatisch wiederholt; Sie können auch jetzt fortsetzen. Keine Zeile geht verloren oder wird doppelt importiert.',
  ),
  UNKNOWN_FORMAT: bilingual(
    'Only .xml, .csv, .xlsx and .jsonl files can be imported.',
    'Nur Dateien mit .xml, .csv, .xlsx oder .jsonl können importiert werden.',
  ),
  EMPTY: bilingual('The file is empty.', 'Die Datei ist leer.'),
  'TOO-LARGE': bilingual(
    'The file is larger than 2 GB. Split it.',
    'Die Datei ist größer als 2 GB. Teilen Sie sie auf.',
  ),
  FORBIDDEN: bilingual(
    'You do not have permission to import. Ask an administrator.',
    'Sie dürfen nicht importieren. Fragen Sie die Administration.',
  ),
  unavailable: bilingual(
    'The catalogue is not available. Your file is still selected: try again in a moment.',
    'Der Katalog ist nicht erreichbar. Ihre Datei ist noch ausgewählt: Versuchen Sie es gleich noch einmal.',
  ),
}

export type ImportErrorCode = keyof typeof errorLabels
