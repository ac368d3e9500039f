import { randomUUID } from 'node:crypto'
import { htmlToText } from '@ferrule/connectors/mail-inbox/html-to-text'
import { createMailer } from '@ferrule/connectors/mailer/mailer'
import type { EmailAdapter } from 'payload'
import { z } from 'zod'

type MailSettings = { smtpUrl: string; from: string }

const message = z.looseObject({ to: z.string(), subject: z.string(), html: z.string(), text: z.string().optional() })

/** Sends Payload's own mails through the mailer that all services share. Payload gives most of them as HTML only. */
export function mailAdapter({ smtpUrl, from }: MailSettings): EmailAdapter {
  const [, name = '', address = from] = /^([^<]*)<([^<>]+)>$/.exec(from) ?? []
  const mailer = createMailer({ smtpUrl, from, timeoutMs: 10_000 })
  return () => ({
    name: 'ferrule',
    defaultFromName: name.trim(),
    defaultFromAddress: address,
    sendEmail: async (mail) => {
      const { to, subject, html, text = htmlToText(html) } = message.parse(mail)
      await mailer.send({ id: randomUUID(), to, subject, text, html })
    },
  })
}
