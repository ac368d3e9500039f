import { bilingual } from '../bilingual.ts'

/** Why a table cannot be drawn as a chart. */
export const chartRefusals = {
  tooFew: bilingual('Please enter at least two values.', 'Bitte geben Sie mindestens zwei Werte ein.'),
  tooManyRows: (rows: number) =>
    bilingual(`Please enter ${rows} rows at most.`, `Bitte geben Sie höchstens ${rows} Zeilen ein.`),
  tooManyColumns: (columns: number) =>
    bilingual(
      `Please enter ${columns} columns at most: the names and the values.`,
      `Bitte geben Sie höchstens ${columns} Spalten ein: die Namen und die Werte.`,
    ),
  notNumeric: (row: string) =>
    bilingual(
      `The row ${row} contains a value that is not a number.`,
      `Die Zeile ${row} enthält einen Wert, der keine Zahl ist.`,
    ),
  notPositive: bilingual(
    'The parts of a donut must be above zero.',
    'Die Teile eines Ringdiagramms müssen größer als null sein.',
  ),
}
