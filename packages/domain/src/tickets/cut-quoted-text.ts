import { endsTypedText } from './quotation-headers.ts'

/** Ten times what a comment may contain; the text above a quotation is found within it. */
const maxMailLength = 100_000

/** The first line of our mails, in any language; replies are above it. */
export function toReplyLine(text: string): string {
  return `##- ${text} -##`
}

/** The typed text of a reply, without the quoted mail and without a signature. */
export function cutQuotedText(text: string): string {
  const lines = text.slice(0, maxMailLength).replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line, index) => endsTypedText(line, lines[index + 1] ?? ''))
  const typed = end < 0 ? lines : lines.slice(0, end)
  return typed
    .slice(0, typed.findLastIndex((line) => !isQuotedOrEmpty(line)) + 1)
    .join('\n')
    .trim()
}

function isQuotedOrEmpty(line: string): boolean {
  const text = line.trimStart()
  return text === '' || text.startsWith('>')
}
