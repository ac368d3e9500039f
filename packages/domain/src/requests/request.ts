import { z } from 'zod'
import { uploadIds } from '../files/upload-ids.ts'
import { languages } from '../locales/language.ts'
import { contactForm } from './contact-form.ts'
import { feedbackForm } from './feedback-form.ts'
import { idempotencyKey, optionalLine, timeZone } from './form-fields.ts'
import { licenceForm } from './licence-form.ts'
import { paperForm } from './paper-form.ts'
import { toPaperDueDate } from './paper-request.ts'
import { serviceForm } from './service-form.ts'
import { whitepaperForm } from './whitepaper-form.ts'

/** The forms that visitors can send without signing in, by URL segment. */
export const requestForms = {
  contact: contactForm,
  service: serviceForm,
  licence: licenceForm,
  feedback: feedbackForm,
  whitepaper: whitepaperForm,
  paper: paperForm,
} as const

export type RequestKind = keyof typeof requestForms

export const requestKinds = Object.keys(requestForms) as RequestKind[]

export function isRequestKind(name: string | undefined): name is RequestKind {
  return name !== undefined && Object.hasOwn(requestForms, name)
}

/** Whether a form accepts pictures and videos. */
export function acceptsFiles(kind: string): boolean {
  return kind === 'service' || kind === 'contact'
}

/** Metadata that every form sends along with its answers. */
export const submissionFacts = z.strictObject({
  idempotencyKey,
  language: z.enum(languages),
  /** Empty for the main site. */
  siteSlug: z.string().regex(/^[a-z0-9-]{0,60}$/),
  /** The visitor's time zone, for the promised reply time. */
  timeZone: timeZone.default('UTC'),
  /** The subject of the page that led to the form. */
  about: optionalLine(200),
  /** Ids of pictures and videos uploaded before. */
  files: uploadIds.default([]),
  /** The id of the requested whitepaper in the content service. */
  document: z.uuid().nullable().default(null),
})

export type SubmissionFacts = z.infer<typeof submissionFacts>

/** The answers of a form by field. */
export type Answers = Readonly<Record<string, string>>

export type VisitorRequest = Omit<SubmissionFacts, 'idempotencyKey' | 'files'> & {
  id: string
  kind: RequestKind
  answers: Answers
  receivedAt: Date
  replyDueAt: Date
}

const replyPromiseHours = 24

/** Creates a request; a reply is due within 24 hours, and paper within a month. */
export function receiveRequest(
  sent: { kind: RequestKind; answers: Answers; facts: SubmissionFacts },
  id: string,
  now: Date,
): VisitorRequest {
  const { idempotencyKey: _, files: __, ...facts } = sent.facts
  const inHours = new Date(now.getTime() + replyPromiseHours * 3_600_000)
  const replyDueAt = sent.kind === 'paper' ? toPaperDueDate(now) : inHours
  return { ...facts, id, kind: sent.kind, answers: sent.answers, receivedAt: now, replyDueAt }
}

/** Short enough to read out on the phone: the end of the id, which is random. */
export function toRequestNumber(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase()
}
