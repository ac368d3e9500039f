/** One line of a pasted or uploaded list of parts. */
export type PartRow = { line: number; text: string; articleNumber: string; quantity: number | undefined }

export const maxPartRows = 200

/**
 * Parses lines such as "040-11872; 2" or "2 x 040-11872". The default quantity is one. Lines without a digit, such as a
 * header, are skipped.
 */
export function readPartRows(text: string): PartRow[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((row) => /\d/.test(row.text))
    .slice(0, maxPartRows)
    .map((row) => ({ ...row, ...readRow(row.text) }))
}

const articleNumberPattern = /\d{3}[\s.-]?\d{5}(?!\d)/

function readRow(text: string): Pick<PartRow, 'articleNumber' | 'quantity'> {
  const found = articleNumberPattern.exec(text)
  if (!found) return { articleNumber: text.slice(0, 40), quantity: undefined }
  const digits = found[0].replaceAll(/\D/g, '')
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const pieces = /(?<!\d|\d[.,])\d{1,6}(?![\d.,]*\d)/.exec(rest)?.[0]
  const hasOther = /\d/.test(rest)
  const quantity = pieces === undefined ? (hasOther ? undefined : 1) : Number(pieces)
  return { articleNumber: `${digits.slice(0, 3)}-${digits.slice(3)}`, quantity }
}

type KnownPart = { id: string; articleNumber: string; replacement: { articleNumber: string } | null }

export type PartRowResult = {
  row: PartRow
  outcome: 'found' | 'replaced' | 'unknown' | 'quantity-missing'
  /** The part to order; undefined if none. */
  articleNumber: string | undefined
}

/** Matches each row with a part; a discontinued part becomes its replacement. */
export function validatePartRows(rows: readonly PartRow[], known: readonly KnownPart[]): PartRowResult[] {
  const byNumber = new Map(known.map((part) => [part.articleNumber, part]))
  return rows.map((row) => {
    const part = byNumber.get(row.articleNumber)
    if (!part) return { row, outcome: 'unknown', articleNumber: undefined }
    if (!row.quantity) return { row, outcome: 'quantity-missing', articleNumber: undefined }
    if (part.replacement) return { row, outcome: 'replaced', articleNumber: part.replacement.articleNumber }
    return { row, outcome: 'found', articleNumber: part.articleNumber }
  })
}
