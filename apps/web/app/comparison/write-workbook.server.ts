import { guardCell } from '@ferrule/domain/comparison/guard-cell'
import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import type { Texts } from '@ferrule/texts/load-texts'
import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node'
import { type Comparison, variantNameOf } from './comparison.ts'

type Style = Omit<CellObject, 'value' | 'type'>

const line: Style = { bottomBorderStyle: 'thin', bottomBorderColor: '#D5D9DD', align: 'left' }
const head: Style = { fontWeight: 'bold', backgroundColor: '#14181B', textColor: '#FFFFFF' }

/** The comparison as a table to go on working with: units in a column of their own, figures as figures. */
export async function writeWorkbook(
  { columns, rows }: Comparison,
  texts: Texts,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const missing = texts('component.not-applicable')
  const toFigure = figureReader(language)
  const toCell = (value: string | null, differs: boolean) => {
    const figure = value === null ? undefined : toFigure(value)
    if (value === null) return toWords(missing, { ...line, textColor: '#6B737A' })
    const style: Style = differs ? { ...line, fontWeight: 'bold' } : line
    return figure === undefined ? toWords(value, style) : { ...style, value: figure, type: Number }
  }
  const sheet: SheetData = [
    [
      toWords(texts('product.attribute'), head),
      toWords(texts('component.units'), head),
      ...columns.map((column) => toWords([column.name, variantNameOf(column)].filter(Boolean).join('\n'), head)),
    ],
    ...rows.map(({ name, unit, values, differs }) => [
      toWords(name, line),
      toWords(unit, line),
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

function toWords(text: string, style: Style): CellObject {
  return { ...style, value: guardCell(text), type: String, wrap: true }
}

/** Reads a plain figure as the language groups and points it; ranges and names stay words. */
function figureReader(language: Language): (value: string) => number | undefined {
  const parts = new Intl.NumberFormat(toServiceLocale(language)).formatToParts(12345.6)
  const [group = '', decimal = '.'] = ['group', 'decimal'].map(
    (type) => parts.find((part) => part.type === type)?.value,
  )
  return (value) => {
    const plain = value.replaceAll(group, '').replace(decimal, '.')
    return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
  }
}
