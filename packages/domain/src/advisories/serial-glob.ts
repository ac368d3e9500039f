/** A pattern of serial numbers, read: characters, and `null` for one arbitrary character. */
type Token = string | null | typeof anything
const anything = Symbol('any number of characters')

export type SerialGlob = readonly Token[]

/**
 * Reads a serial or model number of a CSAF document, section 3.1.3.3: `*` stands for any number of characters, `?` for
 * one, and a backslash takes the next character literally.
 */
export function parseSerialGlob(text: string): SerialGlob {
  const tokens: Token[] = []
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '\\' && index + 1 < text.length) tokens.push(text.charAt((index += 1)))
    else if (character === '?') tokens.push(null)
    else if (character !== '*') tokens.push(character)
    else if (tokens.at(-1) !== anything) tokens.push(anything)
  }
  return tokens
}

/** Whether the whole text matches. Steps back to the last `*` only, so the time grows with the product of both lengths. */
export function matchesGlob(text: string, glob: SerialGlob): boolean {
  let [at, token] = [0, 0]
  let retry: { at: number; token: number } | undefined
  while (at < text.length) {
    const expected = glob[token]
    if (expected === anything) {
      retry = { at, token }
      token += 1
    } else if (expected === null || (expected !== undefined && expected === text.charAt(at))) {
      at += 1
      token += 1
    } else if (retry) {
      retry.at += 1
      at = retry.at
      token = retry.token + 1
    } else return false
  }
  while (glob[token] === anything) token += 1
  return token === glob.length
}
