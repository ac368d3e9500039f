import type { Language } from '../locales/language.ts'
import { toServiceLocale } from '../locales/service-locale.ts'
import type { ContactRequest } from './contact-request.ts'

export type MailText = { subject: string; text: string }

type Wording = (facts: { name: string; due: string; number: string; message: string }) => MailText

/** Languages without a wording of their own get the English one. */
const wordings: Partial<Record<Language, Wording>> & { en: Wording } = {
  en: ({ name, due, number, message }) => ({
    subject: `We have your request ${number}`,
    text: `Hello ${name},

thank you for your request. A person who knows the subject replies by
${due}.

Number: ${number}

Your message:
${message}

You get this e-mail because a request was sent with your address. Not you? Reply with "not me" and we delete it.
`,
  }),
  de: ({ name, due, number, message }) => ({
    subject: `Ihre Anfrage ${number} ist bei uns`,
    text: `Guten Tag ${name}

Vielen Dank für Ihre Anfrage. Eine Person vom Fach antwortet Ihnen bis
${due}.

Nummer: ${number}

Ihre Nachricht:
${message}

Sie erhalten diese E-Mail, weil eine Anfrage mit Ihrer Adresse gesendet wurde. Das waren nicht Sie? Antworten Sie mit «nicht ich», und wir löschen sie.
`,
  }),
}

/** The mail that tells the sender when a reply is due, in their own time zone. */
export function toContactReceipt(request: ContactRequest): MailText {
  const language = wordings[request.language] ? request.language : 'en'
  const due = new Intl.DateTimeFormat(toServiceLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: request.timeZone,
    timeZoneName: 'short',
  }).format(request.replyDueAt)
  const wording = wordings[language] ?? wordings.en
  return wording({
    name: `${request.firstName} ${request.lastName}`,
    due,
    number: toRequestNumber(request.id),
    message: request.message,
  })
}

/** Short enough to be read out on the telephone; the last part of the id, where it is random. */
export function toRequestNumber(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase()
}
