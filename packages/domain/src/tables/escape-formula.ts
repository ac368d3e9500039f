/**
 * Spreadsheets run a cell that starts with one of these signs, full-width ones included, as a formula. German Excel
 * splits a line at semicolons, other programs at tabs or commas, and not all of them respect quotation marks: each part
 * of a text can become a cell. So the text is guarded at its start and behind every separator, with spaces and
 * quotation marks skipped. An apostrophe in front of the sign makes the cell a text.
 */
const sign = /(^|[,;|\t\r\n])([\p{Zs}"]*)('*)(?=[=+\-@＝＋－＠])/gu
const escapedSign = /(^|[,;|\t\r\n])([\p{Zs}"]*)'('*)(?=[=+\-@＝＋－＠])/gu

/** A cell that starts with a control character is guarded too, because some programs skip it. */
const control = /^('*)(?=[\t\r\n])/
const escapedControl = /^'('*)(?=[\t\r\n])/

/** Escapes a cell against formula injection. */
export function escapeFormula(text: string): string {
  return text.replaceAll(sign, "$1$2'$3").replace(control, "'$1")
}

/** Returns the text that was escaped. */
export function unescapeFormula(text: string): string {
  return text.replace(escapedControl, '$1').replaceAll(escapedSign, '$1$2$3')
}
