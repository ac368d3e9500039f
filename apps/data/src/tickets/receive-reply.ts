import { createHmac } from 'node:crypto'
import type { IdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import type { IncomingFile, IncomingMail } from '@ferrule/connectors/mail-inbox/read-mail'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { maxFiles } from '@ferrule/domain/files/upload'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { cutQuotedText } from '@ferrule/domain/tickets/cut-quoted-text'
import { assessReply, assessSender, isAutomaticMail, type ReplyRefusal } from '@ferrule/domain/tickets/mail-reply'
import { contentHash } from '../catalogue/stable-id.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withScope, withServiceScope } from '../portal-access/with-user-scope.ts'
import { commentOnce } from './add-comment.ts'
import type { TicketRefusal } from './change-ticket.ts'
import { findReplyAddress } from './reply-address-store.ts'
import type { NotificationDeps } from './notify-about-ticket.ts'

export type ReplyDeps = Pick<Deps, 'db'> &
  NotificationDeps & {
    identity: Pick<IdentityAdmin, 'isEnabled' | 'listRoles'>
    storage: Pick<ObjectStorage, 'put'>
    quarantineBucket: string
    /** HMAC key for upload ids, which must not be guessable. */
    fileKey: string
    /** The sender address of our own mails. */
    ownAddress: string
  }

export type ReceivedReply = Result<'saved' | 'ignored', ReplyRefusal | TicketRefusal | 'address-unknown' | 'unreadable'>

const hour = 3_600_000

/**
 * Adds a reply by mail to the conversation, as if it had been typed in the portal, with the rights that the sender has
 * now. A mail delivered twice, because the sending server missed our acknowledgement, is saved once in each ticket it
 * was sent to.
 */
export async function receiveReply(deps: ReplyDeps, addressId: string, mail: IncomingMail): Promise<ReceivedReply> {
  if (isAutomaticMail(mail, deps.ownAddress)) return ok('ignored')
  const at = deps.now()
  const address = await withServiceScope(deps.db, (tx) =>
    findReplyAddress(tx, addressId, new Date(at.getTime() - hour)),
  )
  if (!address) return refuse('address-unknown')
  const admitted = assessSender(mail, { ...address, roles: await findRoles(deps, address.subject) }, at)
  if (!admitted.ok) return admitted
  const content = await mail.readContent()
  if (!content) return refuse('unreadable')
  const files = content.files.filter((file) => file.content.length > 0).slice(0, maxFiles)
  const typed = cutQuotedText(content.text)
  const assessed = assessReply({ text: typed, fileCount: files.length })
  if (!assessed.ok) return assessed
  const { db, storage: _, identity: __, ...notificationDeps } = deps
  const { ticketId, personId, organisationId, isService } = address
  const scope = { personId, organisationIds: [organisationId], isService }
  const key = contentHash([ticketId, mail.messageId])
  const attachments = await saveFiles(deps, key, files)
  const saved = await withScope(db, scope, (tx) =>
    commentOnce(tx, scope, {
      ticketId,
      text: typed || files.map(({ name }) => name).join('\n'),
      attachments,
      at,
      notificationDeps,
      once: { operation: 'reply-by-mail', key, fingerprint: key },
    }),
  )
  return saved.ok ? ok('saved') : saved
}

/** A person who never signed in, such as an agent of an external ticket system, has no account and no role. */
async function findRoles({ identity }: ReplyDeps, subject: string | null): Promise<string[]> {
  return subject !== null && (await identity.isEnabled(subject)) ? identity.listRoles(subject) : []
}

/** Stores files in quarantine. Their ids are derived from the key of the reply, so a second delivery adds none. */
async function saveFiles(
  { db, storage, quarantineBucket, fileKey }: ReplyDeps,
  replyKey: string,
  files: readonly IncomingFile[],
): Promise<string[]> {
  const uploadIds: string[] = []
  for (const [index, { name, content }] of files.entries()) {
    const id = createHmac('sha256', fileKey).update(`mail-file ${index} ${replyKey}`).digest('base64url')
    await storage.put(quarantineBucket, id, content)
    await receiveUpload({ db }, { id, fileName: name, byteSize: content.length })
    uploadIds.push(id)
  }
  return uploadIds
}
