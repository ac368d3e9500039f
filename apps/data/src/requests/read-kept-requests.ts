import { type AskedPage, type Page, toPage } from '../graphql/page-of-list.ts'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type FoundRequest, withDetails } from './find-request.ts'
import { countKeptRequests, isKeptBy, type KeptRequest, listKeptRequests } from './kept-request-store.ts'
import { findVisitorRequest } from './visitor-request-store.ts'

/** What somebody keeps in their account, the newest first. */
export async function readKeptRequests(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  asked: AskedPage,
): Promise<Page<KeptRequest>> {
  return workFor(db, actor, async (tx, scope) =>
    toPage(await listKeptRequests(tx, scope, asked), await countKeptRequests(tx, scope)),
  )
}

/** One of them whole, for as long as it is kept: an account has no end date as a link has. */
export async function readKeptRequest(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<FoundRequest | undefined> {
  const request = await workFor(db, actor, async (tx, scope) =>
    (await isKeptBy(tx, scope, id)) ? findVisitorRequest(tx, id) : undefined,
  )
  return request && withDetails(db.queries, request)
}
