import { DataError } from '@ferrule/data-client/data-error'
import type { Operation } from '@ferrule/data-client/operation'
import { runOperation } from '@ferrule/data-client/run-operation'
import type { User } from 'oidc-client-ts'
import { debugHeaders } from './debug-headers.ts'
import { getSession } from './session.ts'
import { getUserManager } from './user-manager.ts'

/** Tickets may be answered by a service of their own; both are asked on our own host. */
type Endpoint = 'data' | 'tickets'

/**
 * Asks the data service as the person who is signed in, with a proof that this browser holds their key. A token that
 * it refuses, because the session ended elsewhere or the person's rights were changed, is renewed once.
 */
export async function askData<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  { endpoint = 'data', nullIsAnswer = false }: { endpoint?: Endpoint; nullIsAnswer?: boolean } = {},
): Promise<Result> {
  const url = `${window.location.origin}/api/${endpoint}`
  const ask = async (user: User) =>
    runOperation(operation, variables, {
      url,
      headers: { ...(await proofHeaders(url, user)), ...debugHeaders() },
      nullIsAnswer,
    })
  const user = await getSession()
  try {
    return await ask(user)
  } catch (error) {
    if (!(error instanceof DataError) || error.status !== 401) throw error
    return ask(await getSession(user.access_token))
  }
}

/** The token, and a proof that works once: for one question to the data service, whoever of ours passes it on. */
export async function signedHeaders(): Promise<Record<string, string>> {
  return proofHeaders(`${window.location.origin}/api/data`, await getSession())
}

/** The same for one file. */
export async function fileHeaders(id: string): Promise<Record<string, string>> {
  return proofHeaders(`${window.location.origin}/api/files/${id}`, await getSession(), 'GET')
}

/** The same for the stream of what changes. */
export async function liveHeaders(): Promise<Record<string, string>> {
  return proofHeaders(`${window.location.origin}/api/live`, await getSession(), 'GET')
}

async function proofHeaders(url: string, user: User, method = 'POST'): Promise<Record<string, string>> {
  const proof = await getUserManager().dpopProof(url, user, method)
  if (proof === undefined) throw new DataError('The key of this session is gone', { status: 401 })
  return { authorization: `DPoP ${user.access_token}`, dpop: proof }
}
