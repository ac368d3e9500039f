import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { htmlToText } from './html-to-text.ts'

export type IncomingFile = { name: string; content: Uint8Array }

export type IncomingMail = {
  /** Its own id, or a hash of it if it has none: the same mail brought twice has the same. */
  messageId: string
  from: string
  /** Empty where nobody wants to be told what became of it. */
  returnPath: string
  /** By name in small letters; of several with one name the last. */
  headers: ReadonlyMap<string, string>
  /** Plain; made from the HTML where there is nothing else. */
  text: string
  files: IncomingFile[]
}

/** Nothing for what is no mail: without a sender, or nested deeper than anybody writes. */
export async function readMail(content: Uint8Array, returnPath: string): Promise<IncomingMail | undefined> {
  const mail = await parse(content)
  const from = mail?.from?.address
  if (!mail || !from) return undefined
  return {
    messageId: mail.messageId?.trim() || createHash('sha256').update(content).digest('hex'),
    from,
    returnPath,
    headers: new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    text: mail.text ?? htmlToText(mail.html ?? ''),
    files: mail.attachments.filter(({ disposition }) => disposition === 'attachment').map(toFile),
  }
}

/** The library says what it makes of a mail by throwing: too deep, or a head too long. */
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
