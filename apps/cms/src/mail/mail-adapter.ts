import { randomUUID } from 'node:crypto'
import { createMailer } from '@ferrule/connectors/mailer/mailer'
import type { EmailAdapter } from 'payload'
import { z } from 'zod'

type MailSettings = { smtpUrl: string; from: string }

const message = z.looseObject({ to: z.string(), subject: z.string(), html: z.string() })

/** Lets Payload send what it sends by itself through the mailer that the whole product sends by. */
export function mailAdapter({ smtpUrl, from }: MailSettings): EmailAdapter {
  const [, name = '', address = from] = /^(.*?)\s*<([^>]+)>$/.exec(from) ?? []
  const mailer = createMailer({ smtpUrl, from, timeoutMs: 10_000 })
  return () => ({
    name: 'ferrule',
    defaultFromName: name,
    defaultFromAddress: address,
    sendEmail: async (mail) => {
      const { to, subject, html } = message.parse(mail)
      await mailer.send({ id: randomUUID(), to, subject, text: html })
    },
  })
}
