import { DataError } from '@ferrule/data-client/data-error'
import type { Operation } from '@ferrule/data-client/operation'
import { runOperation } from '@ferrule/data-client/run-operation'
import { getSession } from './session.ts'
import { getUserManager } from './user-manager.ts'

/** Asks the data service as the person who is signed in, with a proof that this browser holds their key. */
export async function askData<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const url = `${window.location.origin}/api/data`
  const user = await getSession()
  const proof = await getUserManager().dpopProof(url, user, 'POST')
  if (proof === undefined) throw new DataError('The key of this session is gone', { status: 401 })
  return runOperation(operation, variables, {
    url,
    headers: { authorization: `DPoP ${user.access_token}`, dpop: proof },
  })
}
