/** Joins the lines of an iCalendar or vCard file. */
export function writeContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Escapes a text value of iCalendar (RFC 5545) or vCard (RFC 6350). Control characters are not allowed in it. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

const maxOctets = 75

/** A line has at most 75 octets; a continued line begins with a space. Characters are not split. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line.toWellFormed()) {
    const size = utf8Length(character)
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
