import { buffer } from 'node:stream/consumers'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type IncomingMail, readMail } from './read-mail.ts'

export type MailInbox = { check: () => Promise<void>; close: () => Promise<void> }

export type MailInboxSettings = {
  port: number
  maxBytes: number
  /** Whether anybody reads what comes to this address; others are refused before they send anything. */
  isKnown: (address: string) => boolean
  /** Takes a mail over for good, or says why it is not taken. What it throws is our fault: the sender tries again. */
  take: (address: string, mail: IncomingMail) => Promise<{ ok: true } | { ok: false; reason: string }>
  log: Log
}

/**
 * Where the company's own mail server hands mails over, by SMTP in its network. A mail is answered with yes only when
 * it is saved, so that whatever dies on the way, the server before us still has it.
 */
export async function openMailInbox(settings: MailInboxSettings): Promise<MailInbox> {
  const { port, maxBytes, isKnown, log } = settings
  const server = new SMTPServer({
    banner: 'replies to tickets',
    size: maxBytes,
    // Each may hold one mail in memory.
    maxClients: 10,
    socketTimeout: 60_000,
    closeTimeout: 5000,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, session, done) => {
      if (!isKnown(address)) return done(refusal(550, 'nobody reads this address'))
      if (session.envelope.rcptTo.length > 0) return done(refusal(452, 'one recipient at a time'))
      done()
    },
    onData: (stream, session, done) => {
      receive(stream, session, settings).then(
        (refused) => done(refused),
        (error: unknown) => {
          log.error('mail-not-taken', errorFields(error))
          done(refusal(451, 'please try again later'))
        },
      )
    },
  })
  // A sender that goes away in the middle is no fault of ours.
  server.on('error', (error) => log.info('mail-connection-lost', errorFields(error)))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    check: async () => {
      if (!server.server.listening) throw new Error('no mail is taken')
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  { maxBytes, take }: MailInboxSettings,
): Promise<Error | null> {
  // Beyond the limit nothing is kept, but the sender is heard to the end: before that it would not read our answer.
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

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}
