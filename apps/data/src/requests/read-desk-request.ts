import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listRequestFiles, type RequestFile } from './request-file-store.ts'
import { findDeskRequest, listRequestNotes, listRequestThread, type DeskRequest } from './request-work-store.ts'

type ThreadEntry = Awaited<ReturnType<typeof listRequestThread>>[number] & { isInternal: boolean }

export type RequestDetails = NonNullable<DeskRequest> & { thread: ThreadEntry[]; files: RequestFile[] }

/** A request with its files, comments and internal notes, in chronological order. */
export async function readDeskRequest(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<RequestDetails | undefined> {
  return withUserScope(db, actor, async (tx) => {
    const request = await findDeskRequest(tx, id)
    if (!request) return undefined
    const comments = (await listRequestThread(tx, id)).map((entry) => ({ ...entry, isInternal: false }))
    const notes = (await listRequestNotes(tx, id)).map((entry) => ({ ...entry, isInternal: true }))
    const thread = [...comments, ...notes].toSorted((left, right) => left.at.getTime() - right.at.getTime())
    return { ...request, thread, files: await listRequestFiles(tx, id) }
  })
}
