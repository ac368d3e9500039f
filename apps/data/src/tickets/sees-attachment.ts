import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { Actor } from '../sign-in/actor.ts'
import { isAttachmentVisible } from './conversation-store.ts'

/** Whether somebody may have a file of a ticket: whoever may see the ticket, and nobody else. */
export async function seesAttachment({ db }: Pick<Deps, 'db'>, actor: Actor, uploadId: string): Promise<boolean> {
  if (actor.kind !== 'user') return false
  return workFor(db, actor, (tx, scope) => isAttachmentVisible(tx, scope, uploadId))
}
