/** One line of a list somebody pasted or loaded: an article number, then how many. */
export type PartRow = { line: number; text: string; articleNumber: string; quantity: number | undefined }

export const maxPartRows = 200

/**
 * Reads lines such as "040-11872; 2" or "2 x 040-11872". A line without a number of pieces means one. Lines without
 * any sign of a part, such as the heading of a table, are left out.
 */
export function readPartRows(text: string): PartRow[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((row) => /\d/.test(row.text))
    .slice(0, maxPartRows)
    .map(({ line, text: words }) => ({ line, text: words, ...readRow(words) }))
}

const number = /\d{3}[\s.-]?\d{5}(?!\d)/

function readRow(text: string): Pick<PartRow, 'articleNumber' | 'quantity'> {
  const found = number.exec(text)
  if (!found) return { articleNumber: text.slice(0, 40), quantity: undefined }
  const digits = found[0].replaceAll(/\D/g, '')
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const pieces = /(?<!\d|\d[.,])\d{1,6}(?![\d.,]*\d)/.exec(rest)?.[0]
  const hasOther = /\d/.test(rest)
  const quantity = pieces === undefined ? (hasOther ? undefined : 1) : Number(pieces)
  return { articleNumber: `${digits.slice(0, 3)}-${digits.slice(3)}`, quantity }
}

type KnownPart = { id: string; articleNumber: string; replacement: { articleNumber: string } | null }

export type PartVerdict = {
  row: PartRow
  verdict: 'found' | 'replaced' | 'unknown' | 'quantity-missing'
  /** What is ordered, where something can be. */
  articleNumber: string | undefined
}

/** What becomes of each row: a part that is no longer delivered is ordered as the one that replaces it. */
export function judgePartRows(rows: readonly PartRow[], known: readonly KnownPart[]): PartVerdict[] {
  const byNumber = new Map(known.map((part) => [part.articleNumber, part]))
  return rows.map((row) => {
    const part = byNumber.get(row.articleNumber)
    if (!part) return { row, verdict: 'unknown', articleNumber: undefined }
    if (!row.quantity) return { row, verdict: 'quantity-missing', articleNumber: undefined }
    if (part.replacement) return { row, verdict: 'replaced', articleNumber: part.replacement.articleNumber }
    return { row, verdict: 'found', articleNumber: part.articleNumber }
  })
}
