/** Programs for tables run what begins like this as a formula; a quote before it makes it words again. */
const startsFormula = /^[=+\-@\t\r\n]/

export function guardCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text
}
