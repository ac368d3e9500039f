import { escapeFormula } from '@ferrule/domain/tables/escape-formula'
import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import type { Texts } from '@ferrule/texts/load-texts'
import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node'
import { type Comparison, variantNameOf } from './comparison.ts'

type Style = Omit<CellObject, 'value' | 'type'>

const line: Style = { bottomBorderStyle: 'thin', bottomBorderColor: '#D5D9DD', align: 'left' }
const head: Style = { fontWeight: 'bold', backgroundColor: '#14181B', textColor: '#FFFFFF' }

/** Writes the comparison as a spreadsheet: units in a separate column, numbers as numeric cells. */
export async function writeWorkbook(
  { columns, rows }: Comparison,
  texts: Texts,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const missing = texts('component.not-applicable')
  const parseNumber = numberParser(language)
  const toCell = (value: string | null, differs: boolean) => {
    const number = value === null ? undefined : parseNumber(value)
    if (value === null) return toTextCell(missing, { ...line, textColor: '#6B737A' })
    const style: Style = differs ? { ...line, fontWeight: 'bold' } : line
    return number === undefined ? toTextCell(value, style) : { ...style, value: number, type: Number }
  }
  const sheet: SheetData = [
    [
      toTextCell(texts('product.attribute'), head),
      toTextCell(texts('component.units'), head),
      ...columns.map((column) => toTextCell([column.name, variantNameOf(column)].filter(Boolean).join('\n'), head)),
    ],
    ...rows.map(({ name, unit, values, differs }) => [
      toTextCell(name, line),
      toTextCell(unit, line),
      ...values.map((value) => toCell(value, differs)),
    ]),
  ]
  const file = writeXlsxFile(sheet, {
    sheet: texts('compare.table').slice(0, 31),
    columns: [{ width: 32 }, { width: 10 }, ...columns.map(() => ({ width: 24 }))],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  })
  return new Uint8Array(await file.toBuffer())
}

function toTextCell(text: string, style: Style): CellObject {
  return { ...style, value: escapeFormula(text), type: String, wrap: true }
}

/** Parses numbers with the separators of the language. Returns undefined for ranges and names. */
function numberParser(language: Language): (value: string) => number | undefined {
  const parts = new Intl.NumberFormat(toServiceLocale(language)).formatToParts(12345.6)
  const [group = '', decimal = '.'] = ['group', 'decimal'].map(
    (type) => parts.find((part) => part.type === type)?.value,
  )
  return (value) => {
    const plain = value.replaceAll(group, '').replace(decimal, '.')
    return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
  }
}
