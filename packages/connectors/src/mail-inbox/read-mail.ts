import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { htmlToText } from './html-to-text.ts'

export type IncomingFile = { name: string; content: Uint8Array }

export type MailContent = {
  /** Plain text; converted from the HTML of a mail without a text part. */
  text: string
  files: IncomingFile[]
}

export type IncomingMail = {
  /** The Message-ID, or a hash of the content without one, so a mail delivered twice has the same id. */
  messageId: string
  from: string
  /** Empty where the sender wants no bounce. */
  returnPath: string
  /** By lower-case name; the last one of several with the same name. */
  headers: ReadonlyMap<string, string>
  /** Parses the body, after the sender has been accepted; undefined for one that is nested too deeply. */
  readContent: () => Promise<MailContent | undefined>
}

/** Parses the header of a mail; undefined for one without a sender or with headers that are too long. */
export async function readMail(content: Uint8Array, returnPath: string): Promise<IncomingMail | undefined> {
  const mail = await parse(headerOf(content))
  const from = mail?.from?.address
  if (!mail || !from) return undefined
  return {
    messageId: mail.messageId?.trim() || createHash('sha256').update(content).digest('hex'),
    from,
    returnPath,
    headers: new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    readContent: () => readContent(content),
  }
}

/** The header ends at the first empty line. */
function headerOf(content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const ends = ['\n\n', '\n\r\n'].map((end) => bytes.indexOf(end)).filter((at) => at >= 0)
  return bytes.subarray(0, Math.min(bytes.length, ...ends))
}

async function readContent(content: Uint8Array): Promise<MailContent | undefined> {
  const mail = await parse(content)
  if (!mail) return undefined
  const attached = mail.attachments.filter(({ disposition }) => disposition === 'attachment')
  return { text: mail.text ?? htmlToText(mail.html ?? ''), files: attached.map(toFile) }
}

/** The library throws for nesting or headers beyond the limits. */
async function parse(content: Uint8Array) {
  try {
    return await PostalMime.parse(content, { maxNestingDepth: 20, maxHeadersSize: 100_000 })
  } catch {
    return undefined
  }
}

function toFile({ filename, content }: { filename: string | null; content: ArrayBuffer | Uint8Array | string }) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { name: filename ?? '', content: bytes }
}
