import type { Queries } from '../postgres/database.ts'

/** What was written in a ticket, oldest first. Notes of the service are left out by the table for everybody else. */
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

export async function listAttachments(tx: Queries, ticketId: string) {
  return tx
    .selectFrom('ticketAttachment')
    .innerJoin('upload', 'upload.id', 'ticketAttachment.uploadId')
    .where('ticketAttachment.ticketId', '=', ticketId)
    .select(['upload.id', 'upload.fileName', 'upload.byteSize', 'upload.state', 'ticketAttachment.commentId'])
    .orderBy('upload.receivedAt')
    .execute()
}

export async function findAddress(tx: Queries, personId: string) {
  return tx
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['email', 'firstName', 'lastName'])
    .executeTakeFirst()
}
