import { createHash } from 'node:crypto'
import {
  type ContactAnswers,
  type ContactField,
  type ContactProblem,
  contactFields,
  readContactForm,
  timeZoneOf,
} from '@ferrule/domain/requests/contact-form'
import type { ContactRequestInput } from '@ferrule/domain/requests/contact-request'
import { idempotencyKey, oneLine } from '@ferrule/domain/requests/form-fields'
import { errorFields } from '@ferrule/telemetry/log'
import type { Visit } from '../request/contexts.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import { SendContactRequest } from './send-contact-request.generated.ts'

export type Refused = {
  answers: ContactAnswers
  subject: string | null
  /** Empty when the answers were right and we failed. */
  problems: readonly ContactProblem[]
}

export type Sent = { number: string; replyDueAt: string; timeZone: string }

type Words = { toMessage: (subject: string | null, message: string) => string }

/** Sends what was filled in. Whatever comes back, nothing that was typed is lost. */
export async function sendContact(form: FormData, visit: Visit, { toMessage }: Words): Promise<Sent | Refused> {
  const answers = readAnswers(form)
  const subject = oneLine(120).safeParse(form.get('subject')).data ?? null
  const surroundings = {
    language: visit.locale.language,
    siteSlug: visit.site.slug,
    timeZone: timeZoneOf(answers.country),
  }
  const keyOfAnswers = toKey([surroundings.siteSlug, subject, ...Object.values(answers)])
  const keyOfForm = form.get('idempotencyKey')
  const refused = { answers, subject, problems: [] }
  // The same form sent twice is one request; sent again with other words it is another.
  for (const key of new Set([isKey(keyOfForm) ? keyOfForm : keyOfAnswers, keyOfAnswers])) {
    const read = readContactForm(answers, { ...surroundings, idempotencyKey: key })
    if (!read.ok) return { ...refused, problems: read.problems }
    const answer = await ask({ ...read.value, message: toMessage(subject, read.value.message) })
    if (answer?.receipt) return { ...answer.receipt, timeZone: surroundings.timeZone }
    if (answer?.refusal?.reason !== 'idempotency-key-reused') break
  }
  return refused
}

async function ask(input: ContactRequestInput) {
  try {
    return (await runOnDataService(SendContactRequest, { input })).sendContactRequest
  } catch (error) {
    getServices().log.error('contact-request-failed', errorFields(error))
    return undefined
  }
}

function isKey(key: FormDataEntryValue | null): key is string {
  return idempotencyKey.safeParse(key).success
}

/**
 * A page from the shared cache cannot carry a key of its own, so what was typed is the key, for a day: pressing twice
 * sends once.
 */
function toKey(typed: readonly (string | null)[]): string {
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([day, ...typed]))
    .digest('base64url')
}

function readAnswers(form: FormData): ContactAnswers {
  const read = (field: ContactField) => {
    const answer = form.get(field)
    // Browsers send line breaks as two signs.
    return typeof answer === 'string' ? answer.replaceAll('\r\n', '\n') : ''
  }
  return Object.fromEntries(contactFields.map((field) => [field, read(field)])) as ContactAnswers
}
