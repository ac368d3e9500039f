import { bilingual } from '../bilingual.ts'

/** Why a typed table cannot be rendered. */
export const tableRefusals = {
  noRows: bilingual(
    'Please enter one line for the columns and at least one more.',
    'Bitte geben Sie eine Zeile für die Spalten und mindestens eine weitere ein.',
  ),
  noColumns: bilingual(
    'Please separate the cells of a line with a tab or |.',
    'Bitte trennen Sie die Zellen einer Zeile mit einem Tabulator oder |.',
  ),
  tooManyColumns: bilingual('Please enter 12 columns at most.', 'Bitte geben Sie höchstens 12 Spalten ein.'),
  namelessColumn: bilingual('Please give every column a name.', 'Bitte benennen Sie jede Spalte.'),
  sameColumns: bilingual(
    'Please give every column a unique name.',
    'Bitte geben Sie jeder Spalte einen eigenen Namen.',
  ),
  sameRows: bilingual('Please give every row a unique name.', 'Bitte geben Sie jeder Zeile einen eigenen Namen.'),
  cellCount: (line: number, cells: number, expected: number) =>
    bilingual(
      `Line ${line} has ${cells} cells, the first line has ${expected}.`,
      `Zeile ${line} hat ${cells} Zellen, die erste Zeile hat ${expected}.`,
    ),
  namelessRow: (line: number) =>
    bilingual(`Line ${line} has no name in its first cell.`, `Zeile ${line} hat keinen Namen in der ersten Zelle.`),
}
