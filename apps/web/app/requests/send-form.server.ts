import { createHash } from 'node:crypto'
import { uploadIds } from '@ferrule/domain/files/upload-ids'
import { idempotencyKey, oneLine, timeZone } from '@ferrule/domain/requests/form-fields'
import { type FormProblem, fieldsOf, type RequestForm } from '@ferrule/domain/requests/read-form'
import { type Answers, type RequestKind, requestForms, sendingFacts } from '@ferrule/domain/requests/request'
import { timeZoneOf } from '@ferrule/domain/requests/time-zone-of'
import { errorFields } from '@ferrule/telemetry/log'
import { endPhoneLink } from '../phone/end-phone-link.server.ts'
import type { Visit } from '../request/contexts.ts'
import { getServices } from '../request/services.server.ts'
import { type SenderFacts, type SendOutcome, senders } from './senders.server.ts'
import { findAnswer, readAnswer } from '../request/read-answer.ts'

export type Refused = {
  answers: Answers
  about: string | null
  /** The whitepaper that is asked for. */
  document: string | null
  reason: string
  /** Empty when the answers were right and we failed. */
  problems: FormProblem[]
}

/** Sends what was filled in. Whatever comes back, nothing that was typed is lost. */
export async function sendForm(
  form: FormData,
  kind: RequestKind,
  { visit, address }: { visit: Visit; address: string },
): Promise<{ token: string } | Refused> {
  const answers = readAnswers(form, kind)
  const about = oneLine(200).safeParse(findAnswer(form, 'about')).data ?? null
  const document = sendingFacts.shape.document.safeParse(findAnswer(form, 'document')).data ?? null
  const facts = {
    language: visit.locale.language,
    siteSlug: visit.site.slug,
    timeZone: timeZone.safeParse(findAnswer(form, 'timeZone')).data ?? timeZoneOf(answers['country'] ?? ''),
    about: about ?? '',
    document,
    files: uploadIds.safeParse(form.getAll('files')).data ?? [],
  }
  const keyOfAnswers = toKey([kind, facts.siteSlug, about, document, ...Object.values(answers), ...facts.files])
  const keyOfForm = idempotencyKey.safeParse(findAnswer(form, 'idempotencyKey')).data ?? keyOfAnswers
  const sender = readSender(form, address)
  let refused: Refused = { answers, about, document, reason: 'failed', problems: [] }
  // The same form sent twice is one request; sent again with other words it is another.
  for (const key of new Set([keyOfForm, keyOfAnswers])) {
    const outcome = await ask(() => senders[kind](answers, { ...facts, idempotencyKey: key }, sender))
    if ('token' in outcome) {
      await endPhoneLink(form)
      return outcome
    }
    refused = { ...refused, ...outcome }
    if (outcome.reason !== 'idempotency-key-reused') break
  }
  return refused
}

async function ask(send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  try {
    return await send()
  } catch (error) {
    getServices().log.error('request-failed', errorFields(error))
    return { reason: 'failed', problems: [] }
  }
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

function readSender(form: FormData, address: string): SenderFacts {
  const text = (name: string) => readAnswer(form, name)
  const shownAt = Number(text('shownAt'))
  const secondsOpen = shownAt > 0 ? String(Math.max(0, Math.round((Date.now() - shownAt) / 1000))) : undefined
  return { address, botProof: text('botProof').slice(0, 4000), trap: text('website').slice(0, 200), secondsOpen }
}

/** What was not answered is left out: a question may have an answer of its own for that. */
function readAnswers(form: FormData, kind: RequestKind): Answers {
  const asked: RequestForm<unknown> = requestForms[kind]
  return Object.fromEntries(
    fieldsOf(asked).flatMap((field) => {
      const answer = findAnswer(form, field)
      // Browsers send line breaks as two signs.
      return answer === undefined ? [] : [[field, answer.replaceAll('\r\n', '\n')]]
    }),
  )
}
