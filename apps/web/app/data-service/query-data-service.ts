import { DataError } from '@ferrule/data-client/data-error'
import type { Operation } from '@ferrule/data-client/operation'
import { type RunOptions, runOperation } from '@ferrule/data-client/run-operation'
import type { User } from 'oidc-client-ts'
import { debugHeaders } from '../sign-in/debug-headers.ts'
import { getSession } from '../sign-in/session.ts'
import { getUserManager } from '../sign-in/user-manager.ts'

/** Tickets may have a service of their own; both endpoints are paths on the host of the page. */
type Endpoint = 'data' | 'tickets'

type QueryOptions = Pick<RunOptions, 'allowNull' | 'fetch'> & { endpoint?: Endpoint }

/**
 * Queries the data service as the signed-in user, with a DPoP proof. A token that is rejected with 401, because the
 * session was revoked or the user's permissions changed, is refreshed once.
 */
export async function queryDataService<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  { endpoint = 'data', ...options }: QueryOptions = {},
): Promise<Result> {
  const url = `${window.location.origin}/api/${endpoint}`
  const run = async (user: User) =>
    runOperation(operation, variables, {
      url,
      headers: { ...(await proofHeaders(url, user)), ...debugHeaders() },
      ...options,
    })
  const user = await getSession()
  try {
    return await run(user)
  } catch (error) {
    if (!(error instanceof DataError) || error.status !== 401) throw error
    return run(await getSession(user.access_token))
  }
}

/** The access token and a one-time DPoP proof for one query of the data service, also via another of our servers. */
export async function signedHeaders(): Promise<Record<string, string>> {
  return proofHeaders(`${window.location.origin}/api/data`, await getSession())
}

/** The same for the download of one file. */
export async function fileHeaders(id: string): Promise<Record<string, string>> {
  return proofHeaders(`${window.location.origin}/api/files/${id}`, await getSession(), 'GET')
}

/** The same for the live event stream. */
export async function liveHeaders(): Promise<Record<string, string>> {
  return proofHeaders(`${window.location.origin}/api/live`, await getSession(), 'GET')
}

async function proofHeaders(url: string, user: User, method = 'POST'): Promise<Record<string, string>> {
  const proof = await getUserManager().dpopProof(url, user, method)
  if (proof === undefined) throw new DataError('The key of this session is gone', { status: 401 })
  return { authorization: `DPoP ${user.access_token}`, dpop: proof }
}
