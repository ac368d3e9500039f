/** Signs that could end the script element, begin a comment in it, or end a line where only some parsers see one. */
const unsafe = /[<>&\u2028\u2029]/g

/** JSON as it may stand inside a script element, whatever words an editor wrote. It says the same when it is read. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
