import type { ImportState, RowOutcome } from '@ferrule/domain/catalogue/catalogue-import'
import { inLanguage, type Words, words } from '../words.ts'

export const importWords = {
  title: words('Import catalogue', 'Katalog importieren'),
  lead: words(
    'BMEcat 2005 (.xml), the template (.csv, .xlsx) or JSON lines (.jsonl). A file is checked first: nothing changes until you start the import.',
    'BMEcat 2005 (.xml), die Vorlage (.csv, .xlsx) oder JSON-Zeilen (.jsonl). Eine Datei wird zuerst geprüft: Nichts ändert sich, bis Sie den Import starten.',
  ),
  file: words('File', 'Datei'),
  check: words('Check file', 'Datei prüfen'),
  sending: words('Sending …', 'Wird gesendet …'),
  start: words('Import now', 'Jetzt importieren'),
  continue: words('Continue', 'Fortsetzen'),
  nothingToDo: words(
    'The file says nothing new: there is nothing to import.',
    'Die Datei enthält nichts Neues: Es gibt nichts zu importieren.',
  ),
  history: words('History', 'Verlauf'),
  none: words('Nothing has been imported yet.', 'Bisher wurde nichts importiert.'),
  when: words('When', 'Wann'),
  who: words('Who', 'Wer'),
  commandLine: words('Command line', 'Befehlszeile'),
  kind: words('Kind', 'Art'),
  dryRun: words('Check', 'Prüfung'),
  import: words('Import', 'Import'),
  state: words('State', 'Stand'),
  place: words('Place', 'Stelle'),
  product: words('Product', 'Produkt'),
  outcome: words('Outcome', 'Ergebnis'),
  detail: words('Detail', 'Einzelheit'),
  firstRows: words(
    'The first 200 rows that change something; refused ones come first.',
    'Die ersten 200 Zeilen, die etwas ändern; abgelehnte zuerst.',
  ),
  rows: words('rows', 'Zeilen'),
}

const placeWords: Record<string, Words> = {
  line: words('line', 'Zeile'),
  row: words('row', 'Zeile'),
}

/** Where in its file a row stands: readers write `line 12`, `row 12` or the number of an article. */
export function toPlaceWords(place: string, language: string): string {
  return place.replace(/^[a-z]+(?= )/, (word) => {
    const known = Object.hasOwn(placeWords, word) ? placeWords[word] : undefined
    return known ? inLanguage(known, language) : word
  })
}

export const stateWords: Record<ImportState, Words> = {
  waiting: words('Waiting', 'Wartet'),
  running: words('Running', 'Läuft'),
  finished: words('Finished', 'Fertig'),
  broken: words('Stopped', 'Angehalten'),
}

export const outcomeWords: Record<RowOutcome, Words> = {
  created: words('New', 'Neu'),
  changed: words('Changed', 'Geändert'),
  unchanged: words('Unchanged', 'Unverändert'),
  refused: words('Refused', 'Abgelehnt'),
}

/** Why it did not work, and what to do. */
export const faultWords = {
  unreadable: words(
    'The file cannot be read. Correct it and check it again.',
    'Die Datei lässt sich nicht lesen. Korrigieren Sie sie und prüfen Sie sie erneut.',
  ),
  fault: words(
    'Something went wrong on our side. It is tried again by itself; you can also continue now. No row is lost or read twice.',
    'Bei uns ist etwas schiefgegangen. Es wird von selbst wieder versucht; Sie können auch jetzt fortsetzen. Keine Zeile geht verloren oder wird doppelt gelesen.',
  ),
  UNKNOWN_FORMAT: words(
    'Only .xml, .csv, .xlsx and .jsonl can be read.',
    'Nur .xml, .csv, .xlsx und .jsonl können gelesen werden.',
  ),
  EMPTY: words('The file is empty.', 'Die Datei ist leer.'),
  'TOO-LARGE': words('The file is larger than 2 GB. Split it.', 'Die Datei ist grösser als 2 GB. Teilen Sie sie auf.'),
  FORBIDDEN: words(
    'You may not import. Ask an administrator.',
    'Sie dürfen nicht importieren. Fragen Sie die Administration.',
  ),
  away: words(
    'The catalogue does not answer. Your file is still chosen: try again in a moment.',
    'Der Katalog antwortet nicht. Ihre Datei ist noch ausgewählt: Versuchen Sie es gleich wieder.',
  ),
}

export type FaultName = keyof typeof faultWords
