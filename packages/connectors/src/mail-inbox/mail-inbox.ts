import { buffer } from 'node:stream/consumers'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type IncomingMail, readMail } from './read-mail.ts'

export type MailInbox = { check: () => Promise<void>; close: () => Promise<void> }

export type MailInboxSettings = {
  host: string
  port: number
  maxBytes: number
  /** Whether mail to this address is accepted; others are refused at RCPT TO, before any content is sent. */
  isKnown: (address: string) => boolean
  /** Saves a mail, or returns why it is refused. A throw is our failure: the sending server retries. */
  take: (address: string, mail: IncomingMail) => Promise<{ ok: true } | { ok: false; reason: string }>
  log: Log
}

/**
 * SMTP server that receives mails from the company's own mail server, inside its network. A mail is acknowledged only
 * after it is saved, so the sending server still has it if this process fails.
 */
export async function openMailInbox(settings: MailInboxSettings): Promise<MailInbox> {
  const { host, port, maxBytes, isKnown, log } = settings
  const server = new SMTPServer({
    banner: 'replies to tickets',
    size: maxBytes,
    // Each connection may hold one mail in memory.
    maxClients: 10,
    socketTimeout: 60_000,
    closeTimeout: 5000,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, session, done) => {
      if (!isKnown(address)) return done(refusal(550, 'unknown recipient'))
      if (session.envelope.rcptTo.length > 0) return done(refusal(452, 'one recipient at a time'))
      done()
    },
    onData: (stream, session, done) => {
      receive(stream, session, settings).then(
        (refused) => done(refused),
        (error: unknown) => {
          log.error('mail-deferred', errorFields(error))
          done(refusal(451, 'please try again later'))
        },
      )
    },
  })
  // A dropped connection is not an error of this service.
  server.on('error', (error) => log.info('mail-connection-lost', errorFields(error)))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    check: async () => {
      if (!server.server.listening) throw new Error('mail inbox is not listening')
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  { maxBytes, take }: MailInboxSettings,
): Promise<Error | null> {
  // Content beyond the limit is dropped, but the stream is read to its end: only then the sender reads the response.
  const content = await buffer(upTo(stream, maxBytes))
  if (stream.sizeExceeded) return refusal(552, 'this mail is too large')
  const returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
  const mail = await readMail(content, returnPath)
  if (!mail) return refusal(554, 'this mail cannot be read')
  const taken = await take(envelope.rcptTo[0]?.address ?? '', mail)
  return taken.ok ? null : refusal(550, taken.reason)
}

async function* upTo(stream: SMTPServerDataStream, maxBytes: number): AsyncGenerator<Uint8Array> {
  let count = 0
  for await (const chunk of stream) {
    count += chunk.length
    if (count <= maxBytes) yield chunk
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
