import { sql } from 'kysely'
import { isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
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

/** Files of notes are left out with the notes. */
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

/** Files of notes belong to the service alone; the tables leave both out for everybody else. */
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

/** Where somebody reads mails, and in which language; the default one until they have chosen. */
export async function findReader(tx: Queries, personId: string) {
  return tx
    .selectFrom('person')
    .leftJoin('accountProfile', 'accountProfile.personId', 'person.subject')
    .where('person.id', '=', personId)
    .select(['person.email', sql<string>`coalesce(account_profile.language, '')`.as('language')])
    .executeTakeFirst()
}
