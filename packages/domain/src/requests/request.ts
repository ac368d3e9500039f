import { z } from 'zod'
import { uploadIds } from '../files/upload-ids.ts'
import { languages } from '../locales/language.ts'
import { contactForm } from './contact-form.ts'
import { feedbackForm } from './feedback-form.ts'
import { idempotencyKey, optionalLine, timeZone } from './form-fields.ts'
import { licenceForm } from './licence-form.ts'
import { serviceForm } from './service-form.ts'
import { whitepaperForm } from './whitepaper-form.ts'

/** Every form a visitor can send without signing in, in the words of their addresses. */
export const requestForms = {
  contact: contactForm,
  service: serviceForm,
  licence: licenceForm,
  feedback: feedbackForm,
  whitepaper: whitepaperForm,
} as const

export type RequestKind = keyof typeof requestForms

export const requestKinds = Object.keys(requestForms) as RequestKind[]

export function isRequestKind(name: string | undefined): name is RequestKind {
  return name !== undefined && Object.hasOwn(requestForms, name)
}

/** Where a picture says more than words. */
export function takesFiles(kind: string): boolean {
  return kind === 'service' || kind === 'contact'
}

/** What is sent along with the answers of every form. */
export const sendingFacts = z.strictObject({
  idempotencyKey,
  language: z.enum(languages),
  /** Empty for the main site. */
  siteSlug: z.string().regex(/^[a-z0-9-]{0,60}$/),
  /** The reader's own zone, so that the promised time reads right where they are. */
  timeZone: timeZone.default('UTC'),
  /** What the page was about that led to the form. */
  about: optionalLine(200),
  /** Pictures and videos that were sent ahead. */
  files: uploadIds.default([]),
  /** The whitepaper that is asked for, as the content service calls it. */
  document: z.uuid().nullable().default(null),
})

export type SendingFacts = z.infer<typeof sendingFacts>

/** What a visitor answered, question by question; which questions there are depends on the form. */
export type Answers = Readonly<Record<string, string>>

export type VisitorRequest = Omit<SendingFacts, 'idempotencyKey' | 'files'> & {
  id: string
  kind: RequestKind
  answers: Answers
  receivedAt: Date
  replyDueAt: Date
}

const replyPromiseHours = 24

/** Accepts a request; from here on a reply is due within 24 hours. */
export function receiveRequest(
  sent: { kind: RequestKind; answers: Answers; facts: SendingFacts },
  id: string,
  now: Date,
): VisitorRequest {
  const { idempotencyKey: _, files: __, ...facts } = sent.facts
  const replyDueAt = new Date(now.getTime() + replyPromiseHours * 3_600_000)
  return { ...facts, id, kind: sent.kind, answers: sent.answers, receivedAt: now, replyDueAt }
}

/** Short enough to be read out on the telephone; the last part of the id, where it is random. */
export function toRequestNumber(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase()
}
