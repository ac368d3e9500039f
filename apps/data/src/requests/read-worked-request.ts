import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listRequestFiles, type RequestFile } from './request-file-store.ts'
import { findWorkedRequest, listRequestNotes, listRequestThread, type WorkedRequest } from './request-work-store.ts'

type Line = Awaited<ReturnType<typeof listRequestThread>>[number] & { isInternal: boolean }

export type WholeRequest = NonNullable<WorkedRequest> & { thread: Line[]; files: RequestFile[] }

/** A request with its files and all that was written about it, notes among them, in the order it happened. */
export async function readWorkedRequest(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<WholeRequest | undefined> {
  return workFor(db, actor, async (tx) => {
    const request = await findWorkedRequest(tx, id)
    if (!request) return undefined
    const said = (await listRequestThread(tx, id)).map((line) => ({ ...line, isInternal: false }))
    const noted = (await listRequestNotes(tx, id)).map((line) => ({ ...line, isInternal: true }))
    const thread = [...said, ...noted].toSorted((left, right) => left.at.getTime() - right.at.getTime())
    return { ...request, thread, files: await listRequestFiles(tx, id) }
  })
}
