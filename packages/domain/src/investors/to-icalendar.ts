export type CalendarEvent = {
  /** Stable, so that a moved event replaces itself in the subscriber's calendar. */
  uid: string
  /** ISO date of an event that takes the whole day. */
  date: string
  title: string
}

type Calendar = { name: string; language: string; events: readonly CalendarEvent[]; updatedAt: Date }

/** Writes whole-day events as iCalendar (RFC 5545). */
export function toICalendar({ name, language, events, updatedAt }: Calendar): string {
  const stamp = `${updatedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ferrule//Financial calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ uid, date, title }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY;LANGUAGE=${language}:${escapeText(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Escapes a TEXT value. Control characters are not allowed in it. */
function escapeText(text: string): string {
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
