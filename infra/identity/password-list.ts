/** The minimum length of the realm's password policy. */
const minLength = 12

/** Names of the company, its brands and its portal, which guessers of this installation try first. */
const ownNames = ['norlitz', 'komax', 'mykomax', 'schleuniger', 'cirris', 'adaptronic', 'diit', 'hosver', 'ferrule']
const years = Array.from({ length: 80 }, (_, index) => String(1960 + index))
const digits = '12345678901'

/**
 * The passwords that the identity server rejects: the most common ones in leaks, short ones repeated to the minimum
 * length, and our own names with a number behind them. In lower case, as the identity server compares them.
 */
export function toPasswordList(common: readonly string[]): string[] {
  const repeated = [...common, ...ownNames]
    .filter((password) => password.length < minLength)
    .map((password) => password.repeat(Math.ceil(minLength / password.length)))
  return [...new Set([...common, ...repeated, ...ownNames.flatMap(withNumbers)])]
}

/** Names followed by digits, by a year, or by another name and a year, with and without a final sign. */
function withNumbers(name: string): string[] {
  const words = [name, ...ownNames.map((other) => `${name}${other}`)]
  const numbered = words.flatMap((word) => [
    word,
    ...years.map((year) => `${word}${year}`),
    ...Array.from(digits, (_, index) => `${word}${digits.slice(0, index + 1)}`),
  ])
  return numbered.flatMap((word) => [word, `${word}!`, `${word}.`]).filter((word) => word.length >= minLength)
}
