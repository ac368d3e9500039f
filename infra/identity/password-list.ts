/** The shortest password that is accepted at all. */
const minLength = 12

/**
 * What nobody may choose: the passwords that are seen most often in leaks, and what people make of a short one when a
 * long one is asked for: the same again. Lower case, as the identity server compares them.
 */
export function toPasswordList(common: readonly string[]): string[] {
  const lengthened = common
    .filter((password) => password.length < minLength)
    .map((password) => password.repeat(Math.ceil(minLength / password.length)))
  return [...new Set([...common, ...lengthened])]
}
