import { createHash } from 'node:crypto'
import { uploadIds } from '@ferrule/domain/files/upload-ids'
import { idempotencyKey, oneLine, timeZone } from '@ferrule/domain/requests/form-fields'
import { type FormProblem, fieldsOf, type RequestForm } from '@ferrule/domain/requests/read-form'
import { type Answers, type RequestKind, requestForms, submissionFacts } from '@ferrule/domain/requests/request'
import { timeZoneOf } from '@ferrule/domain/requests/time-zone-of'
import { errorFields } from '@ferrule/telemetry/log'
import { endPhoneLinkAfterSubmit } from '../phone/end-phone-link-after-submit.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import { type SenderFacts, type SendOutcome, senders } from './senders.server.ts'
import { findFormField, readFormField } from '../http/form-fields.ts'

export type Refused = {
  answers: Answers
  about: string | null
  /** The requested whitepaper. */
  document: string | null
  reason: string
  /** Empty when the answers were valid and the server failed. */
  problems: FormProblem[]
}

/** Sends a form. A refusal contains the input, so that the page can show it again. */
export async function sendForm(
  form: FormData,
  kind: RequestKind,
  { visit, address }: { visit: Visit; address: string },
): Promise<{ token: string } | Refused> {
  const answers = readAnswers(form, kind)
  const about = oneLine(200).safeParse(findFormField(form, 'about')).data ?? null
  const document = submissionFacts.shape.document.safeParse(findFormField(form, 'document')).data ?? null
  const facts = {
    language: visit.locale.language,
    siteSlug: visit.site.slug,
    timeZone: timeZone.safeParse(findFormField(form, 'timeZone')).data ?? timeZoneOf(answers['country'] ?? ''),
    about: about ?? '',
    document,
    files: uploadIds.safeParse(form.getAll('files')).data ?? [],
  }
  const keyOfAnswers = toKey([kind, facts.siteSlug, about, document, ...Object.values(answers), ...facts.files])
  const keyOfForm = idempotencyKey.safeParse(findFormField(form, 'idempotencyKey')).data ?? keyOfAnswers
  const sender = readSender(form, address)
  let refused: Refused = { answers, about, document, reason: 'failed', problems: [] }
  // The same form sent twice is one request. Sent again with other answers it is another: then the key of the form is
  // refused as reused, and the key of the answers is tried.
  for (const key of new Set([keyOfForm, keyOfAnswers])) {
    const outcome = await trySend(() => senders[kind](answers, { ...facts, idempotencyKey: key }, sender))
    if ('token' in outcome) {
      await endPhoneLinkAfterSubmit(form)
      return outcome
    }
    refused = { ...refused, ...outcome }
    if (outcome.reason !== 'idempotency-key-reused') break
  }
  return refused
}

async function trySend(send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  try {
    return await send()
  } catch (error) {
    getServices().log.error('request-failed', errorFields(error))
    return { reason: 'failed', problems: [] }
  }
}

/**
 * The idempotency key of a form without its own: a page from the shared cache cannot carry a unique key. It is a hash
 * of the answers and the day, so that a double click sends one request.
 */
function toKey(typed: readonly (string | null)[]): string {
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([day, ...typed]))
    .digest('base64url')
}

function readSender(form: FormData, address: string): SenderFacts {
  const text = (name: string) => readFormField(form, name)
  const shownAt = Number(text('shownAt'))
  const secondsOpen = shownAt > 0 ? String(Math.max(0, Math.round((Date.now() - shownAt) / 1000))) : undefined
  return { address, botProof: text('botProof').slice(0, 4000), trap: text('website').slice(0, 200), secondsOpen }
}

/** Leaves out missing fields, because the form's rules may have a default for them. */
function readAnswers(form: FormData, kind: RequestKind): Answers {
  const rules: RequestForm<unknown> = requestForms[kind]
  return Object.fromEntries(
    fieldsOf(rules).flatMap((field) => {
      const answer = findFormField(form, field)
      // Browsers send line breaks as CRLF.
      return answer === undefined ? [] : [[field, answer.replaceAll('\r\n', '\n')]]
    }),
  )
}
