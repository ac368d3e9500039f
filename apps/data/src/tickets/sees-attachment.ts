import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Actor } from '../sign-in/actor.ts'
import { isAttachmentVisible } from './conversation-store.ts'

/** Whether the actor may download a file of a ticket, that is, may see the ticket. */
export async function seesAttachment({ db }: Pick<Deps, 'db'>, actor: Actor, uploadId: string): Promise<boolean> {
  if (actor.kind !== 'user') return false
  return withUserScope(db, actor, (tx, scope) => isAttachmentVisible(tx, scope, uploadId))
}
