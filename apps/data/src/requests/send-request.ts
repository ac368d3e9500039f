import { createHash, randomUUIDv7 } from 'node:crypto'
import type { FormProblem } from '@ferrule/domain/requests/read-form'
import { decideRepeatedRequest } from '@ferrule/domain/idempotency/repeated-request'
import {
  type Answers,
  type RequestKind,
  receiveRequest,
  type SubmissionFacts,
  toRequestNumber,
  type VisitorRequest,
} from '@ferrule/domain/requests/request'
import { isPaperOwed } from '@ferrule/domain/requests/paper-request'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import type { Sender } from '../bot-check/bot-check.ts'
import { findUsableUploads, type UsableUpload } from '../files/find-usable-uploads.ts'
import type { Deps } from '../graphql/request-context.ts'
import { findMarketDate } from '../machines/market-date-queries.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import { type Actor, toAuditName } from '../sign-in/actor.ts'
import { findContactLocation } from './contact-location-store.ts'
import { claimIdempotencyKey, releaseIdempotencyKey } from '../idempotency/idempotency-key-queries.ts'
import { isTelephone } from './is-telephone.ts'
import { insertRequestFiles } from './request-file-store.ts'
import { toRequestMails } from './to-request-mails.ts'
import { insertVisitorRequest } from './visitor-request-store.ts'

const requestReceipt = z.object({ number: z.string(), token: z.string(), replyDueAt: z.coerce.date() })

export type RequestReceipt = z.infer<typeof requestReceipt>

export type SentRequest = {
  kind: RequestKind
  answers: Answers
  facts: SubmissionFacts
  /** `proof` is unchecked input of the browser; empty if it could not solve the task. */
  sender: Omit<Sender, 'email' | 'idempotencyKey' | 'proof'> & { proof: string }
}

export type SendRefusal = 'idempotency-key-reused' | 'bot-check-failed' | 'limited' | 'file-unusable'

export type SendDeps = Pick<Deps, 'db' | 'now' | 'requestTeamAddress' | 'requestLinks' | 'publicOrigin' | 'botCheck'>

/** Receives a request. The request, its audit event and its mails are saved in one transaction. */
export async function sendRequest(
  deps: SendDeps,
  actor: Actor,
  sent: SentRequest,
): Promise<Result<RequestReceipt, SendRefusal>> {
  const request = receiveRequest(sent, randomUUIDv7(), deps.now())
  const token = deps.requestLinks.toToken(request.id)
  const receipt = { number: toRequestNumber(request.id), token, replyDueAt: request.replyDueAt }
  const fingerprint = toFingerprint(sent)
  // Checked before the transaction: an external bot check may take seconds, which must not hold a connection.
  const proof = await checkProof(deps, sent)
  return deps.db.transaction(async (tx) => {
    const claim = { operation: `send-${sent.kind}`, key: sent.facts.idempotencyKey, fingerprint, response: receipt }
    const earlier = await claimIdempotencyKey(tx, claim, requestReceipt)
    if (earlier) return decideRepeatedRequest(earlier, fingerprint)
    // Checked after the key: a repeated request must not count against the rate limit.
    const admitted = await admit(tx, deps, { ...sent, proof })
    if (!admitted.ok) {
      await releaseIdempotencyKey(tx, claim)
      return admitted
    }
    const { review: needsReview, files } = admitted.value
    await save(tx, { ...request, needsReview, files }, { deps, actor, token })
    return ok(receipt)
  })
}

function checkProof({ botCheck }: SendDeps, { kind, facts, sender }: SentRequest): Promise<Sender['proof']> {
  return botCheck.check(sender.proof, { form: kind, idempotencyKey: facts.idempotencyKey })
}

async function admit(
  tx: Queries,
  { botCheck }: SendDeps,
  { kind, answers, facts, sender, proof }: SentRequest & Pick<Sender, 'proof'>,
): Promise<Result<{ review: boolean; files: UsableUpload[] }, SendRefusal>> {
  const files = await findUsableUploads(tx, facts.files)
  if (!files) return refuse('file-unusable')
  const { idempotencyKey } = facts
  const admitted = await botCheck.admit(kind, { ...sender, proof, email: answers['email'], idempotencyKey })
  return admitted.ok ? ok({ ...admitted.value, files }) : admitted
}

/** Problems that only the data service can find. */
export async function findFurtherProblems(
  { db }: Pick<Deps, 'db'>,
  kind: RequestKind,
  answers: Answers,
): Promise<FormProblem[]> {
  const { telephone = '', country = '', contactLocation, serialNumber = '' } = answers
  const problems: FormProblem[] = []
  if (telephone !== '' && !isTelephone(telephone, country)) problems.push({ field: 'telephone', message: 'telephone' })
  if (contactLocation !== undefined && !(await findContactLocation(db.queries, contactLocation)))
    problems.push({ field: 'contactLocation', message: 'contact-location' })
  if (kind === 'paper' && !(await findMarketDate(db.queries, serialNumber)))
    problems.push({ field: 'serialNumber', message: 'serial-number' })
  return problems
}

async function save(
  tx: Queries,
  { files, ...request }: VisitorRequest & { needsReview: boolean; files: readonly UsableUpload[] },
  { deps, actor, token }: { deps: SendDeps; actor: Actor; token: string },
): Promise<void> {
  const location = await findContactLocation(tx, request.answers['contactLocation'] ?? '')
  const isOwed = await findWhetherOwed(tx, request)
  await insertVisitorRequest(tx, { ...request, contactLocation: location?.id ?? null, isOwed })
  await insertRequestFiles(tx, {
    requestId: request.id,
    uploadIds: files.map(({ id }) => id),
    addedAt: request.receivedAt,
  })
  await recordEvent(tx, {
    actor: toAuditName(actor),
    action: `send-${request.kind}`,
    subjectType: 'visitor-request',
    subjectId: request.id,
    after: { kind: request.kind, language: request.language, siteSlug: request.siteSlug },
  })
  const mails = await toRequestMails(request, {
    teamAddress: location?.teamAddress ?? deps.requestTeamAddress,
    needsReview: request.needsReview,
    fileNames: files.map(({ fileName }) => fileName),
    isOwed,
    link: `${deps.publicOrigin}/${request.language}/requests/receipt/${token}`,
  })
  for (const mail of mails) await queueMail(tx, mail)
}

/** Null for a request that is not about paper. */
async function findWhetherOwed(tx: Queries, { kind, answers, receivedAt }: VisitorRequest): Promise<boolean | null> {
  if (kind !== 'paper') return null
  const placedOnMarket = await findMarketDate(tx, answers['serialNumber'] ?? '')
  return placedOnMarket !== undefined && isPaperOwed(placedOnMarket, receivedAt)
}

/** Answers are in the order of the form, so equal requests serialise to equal text. */
function toFingerprint({ answers, facts }: SentRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([answers, facts]))
    .digest('base64url')
}
