/** A day on which something ends or begins, such as a contract. */
export type CalendarDay = {
  /** The same for the same event in every export, so that a calendar renews it instead of adding another. */
  uid: string
  /** As 2028-03-01. */
  on: string
  summary: string
  url: string
}

/** A calendar file as RFC 5545 has it, with one whole day for each event. */
export function toCalendar(days: readonly CalendarDay[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ferrule//Contracts//EN',
    ...days.flatMap(({ uid, on, summary, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(summary)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

const maxOctets = 75

/** A line may have 75 octets; a letter is never cut in two, and the blank that begins the next line counts. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}
