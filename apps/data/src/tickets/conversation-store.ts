import { isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** Comments of a ticket, oldest first. Row-level security hides internal notes from customers. */
export async function listComments(tx: Queries, ticketId: string) {
  return tx
    .selectFrom('ticketComment')
    .innerJoin('person', 'person.id', 'ticketComment.writtenBy')
    .where('ticketComment.ticketId', '=', ticketId)
    .select([
      'ticketComment.id',
      'ticketComment.body',
      'ticketComment.isService',
      'ticketComment.isInternal',
      'ticketComment.writtenAt',
      'ticketComment.writtenBy',
      'person.firstName',
      'person.lastName',
    ])
    .orderBy('ticketComment.writtenAt')
    .orderBy('ticketComment.id')
    .execute()
}

/** Attachments of a ticket. Those of a hidden note are left out because the join does not see the note. */
export async function listAttachments(tx: Queries, ticketId: string) {
  return tx
    .selectFrom('ticketAttachment')
    .innerJoin('upload', 'upload.id', 'ticketAttachment.uploadId')
    .leftJoin('ticketComment', 'ticketComment.id', 'ticketAttachment.commentId')
    .where('ticketAttachment.ticketId', '=', ticketId)
    .where((where) =>
      where.or([where('ticketAttachment.commentId', 'is', null), where('ticketComment.id', 'is not', null)]),
    )
    .select(['upload.id', 'upload.fileName', 'upload.byteSize', 'upload.state', 'ticketAttachment.commentId'])
    .orderBy('upload.receivedAt')
    .execute()
}

/** Files of internal notes are visible to the service alone: row-level security hides them and their notes. */
export async function isAttachmentVisible(tx: Queries, scope: Scope, uploadId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('ticketAttachment')
    .leftJoin('ticketComment', 'ticketComment.id', 'ticketAttachment.commentId')
    .where('ticketAttachment.uploadId', '=', uploadId)
    .where(isVisible(scope, 'ticketAttachment.organisationId'))
    .where((where) =>
      where.or([where('ticketAttachment.commentId', 'is', null), where('ticketComment.id', 'is not', null)]),
    )
    .select('ticketAttachment.uploadId')
    .executeTakeFirst()
  return found !== undefined
}
