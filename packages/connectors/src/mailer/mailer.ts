import { createTransport } from 'nodemailer'
import { checkMail } from './check-mail.ts'
import { toMailError } from './mail-refusal.ts'

export type Mail = {
  /** Makes the Message-ID: the same mail sent twice is recognised as one by mail servers and readers. */
  id: string
  to: string
  /** Where an answer is read; nothing where nobody is to answer. */
  replyTo?: string | undefined
  subject: string
  text: string
  attachment?: Attachment | undefined
}

export type Attachment = { fileName: string; content: Uint8Array }

export type Mailer = {
  /** Throws a MailRefusal where the server speaks of this mail; anything else is an outage. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Plain text mail, with a PDF where there is one, from one fixed sender to one plain address over SMTP. */
export function createMailer({
  smtpUrl,
  from,
  timeoutMs = 30_000,
}: {
  smtpUrl: string
  from: string
  timeoutMs?: number
}): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Content comes as text only: nothing in a mail can make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (mail) => {
      const { id, to, replyTo, subject, text, attachment } = checkMail(mail)
      const sent = transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        // As an object it is taken as one address and never parsed as a list.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        attachments: attachment ? [toPdf(attachment)] : [],
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sent.catch((error: unknown) => Promise.reject(toMailError(error)))
    },
    close: () => transport.close(),
  }
}

function toPdf({ fileName, content }: Attachment) {
  return { filename: fileName, content: Buffer.from(content), contentType: 'application/pdf' }
}
