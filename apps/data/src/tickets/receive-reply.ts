import { createHmac } from 'node:crypto'
import type { IncomingFile, IncomingMail } from '@ferrule/connectors/mail-inbox/read-mail'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { maxFiles } from '@ferrule/domain/files/upload'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { cutQuotedText } from '@ferrule/domain/tickets/cut-quoted-text'
import { isAutomaticMail, judgeReply, type ReplyRefusal } from '@ferrule/domain/tickets/mail-reply'
import { contentHash } from '../catalogue/stable-id.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import type { Deps } from '../graphql/request-context.ts'
import { workAs, workForService } from '../portal-access/work-for.ts'
import { commentOnce } from './add-comment.ts'
import type { TicketRefusal } from './change-ticket.ts'
import { findReplyAddress } from './reply-address-store.ts'
import type { Telling } from './tell-about-ticket.ts'

export type ReplyDeps = Pick<Deps, 'db'> &
  Telling & {
    storage: Pick<ObjectStorage, 'put'>
    quarantineBucket: string
    /** Makes the names of files, which nobody may guess. */
    fileKey: string
    /** Under which we write ourselves. */
    ownAddress: string
  }

export type ReceivedReply = Result<'saved' | 'ignored', ReplyRefusal | TicketRefusal | 'address-unknown'>

const hour = 3_600_000

/**
 * Takes what somebody answered by mail into the conversation, as if they had typed it in the portal. A mail that is
 * brought twice, because a server did not hear our yes, is saved once.
 */
export async function receiveReply(deps: ReplyDeps, addressId: string, mail: IncomingMail): Promise<ReceivedReply> {
  if (isAutomaticMail(mail, deps.ownAddress)) return ok('ignored')
  const at = deps.now()
  const address = await workForService(deps.db, (tx) => findReplyAddress(tx, addressId, new Date(at.getTime() - hour)))
  if (!address) return refuse('address-unknown')
  const files = mail.files.filter(({ content }) => content.length > 0).slice(0, maxFiles)
  const typed = cutQuotedText(mail.text)
  const judged = judgeReply({ from: mail.from, text: typed, fileCount: files.length }, address, at)
  if (!judged.ok) return judged
  const { db, storage: _, ...telling } = deps
  const { ticketId, personId, organisationId, isService } = address
  const scope = { personId, organisationIds: [organisationId], isService }
  const attachments = await keepFiles(deps, mail.messageId, files)
  const key = contentHash(mail.messageId)
  const saved = await workAs(db, scope, (tx) =>
    commentOnce(tx, scope, {
      ticketId,
      text: typed || files.map(({ name }) => name).join('\n'),
      attachments,
      at,
      telling,
      once: { operation: 'reply-by-mail', key, fingerprint: key },
    }),
  )
  return saved.ok ? ok('saved') : saved
}

/** Into quarantine, as everything that is received. Their ids follow from the mail, so a second try adds none. */
async function keepFiles(
  { db, storage, quarantineBucket, fileKey }: ReplyDeps,
  messageId: string,
  files: readonly IncomingFile[],
): Promise<string[]> {
  const kept: string[] = []
  for (const [place, { name, content }] of files.entries()) {
    const id = createHmac('sha256', fileKey).update(`mail-file ${place} ${messageId}`).digest('base64url')
    await storage.put(quarantineBucket, id, content)
    await receiveUpload({ db }, { id, fileName: name, byteSize: content.length })
    kept.push(id)
  }
  return kept
}
