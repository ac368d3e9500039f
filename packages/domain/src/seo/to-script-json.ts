/** Characters that could end the script element, start a comment in it, or end a line in some parsers. */
const unsafe = /[<>&\u2028\u2029]/g

/** JSON that is safe inside a script element. Parsing gives the same value. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
