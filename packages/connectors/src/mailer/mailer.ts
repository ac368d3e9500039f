import { createTransport } from 'nodemailer'
import { checkMail } from './check-mail.ts'
import { toMailError } from './mail-refusal.ts'
import type { Attachment, Mail } from './mail.ts'

export type Mailer = {
  /** Throws a MailRefusal if the server refuses this mail; any other error is an outage. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Sends mails over SMTP as plain text, optionally with HTML and a PDF, from one fixed sender to one address each. */
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
    // Nothing in a mail can make the library read a local file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (mail) => {
      const { id, to, replyTo, subject, text, html, attachment, unsubscribeUrl } = checkMail(mail)
      const sent = transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        // An object is one address and is never parsed as a list.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(html !== undefined && { html }),
        attachments: attachment ? [toPdf(attachment)] : [],
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
      })
      await sent.catch((error: unknown) => Promise.reject(toMailError(error)))
    },
    close: () => transport.close(),
  }
}

/** Mail clients show a button that posts to the address without opening it. */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function toPdf({ fileName, content }: Attachment) {
  return { filename: fileName, content: Buffer.from(content), contentType: 'application/pdf' }
}
