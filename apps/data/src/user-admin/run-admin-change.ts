import { decideRepeatedRequest } from '@ferrule/domain/idempotency/repeated-request'
import type { Result } from '@ferrule/domain/result'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { z } from 'zod'
import { contentHash } from '../catalogue/stable-id.ts'
import {
  claimIdempotencyKey,
  releaseIdempotencyKey,
  saveIdempotentResponse,
} from '../idempotency/idempotency-key-queries.ts'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { Database, Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'

/** Refusals that every change can have. */
export type AdminRefusal = 'idempotency-key-reused' | 'changed-since'

type Request = { actor: SignedInActor; operation: string; input: { idempotencyKey: string } }

/** Runs a change of an administrator once per idempotency key, in the transaction of its scope. */
export async function runAdminChange<Value extends object, Refusal extends string>(
  db: Database,
  { actor, operation, input }: Request,
  act: (tx: Queries, administrator: Administrator) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | AdminRefusal>> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const claim = {
      operation: `${operation}:${administrator.personId}`,
      key: input.idempotencyKey,
      fingerprint: contentHash(input),
      response: {},
    }
    const earlier = await claimIdempotencyKey(tx, claim, z.custom<Value>())
    if (earlier) return decideRepeatedRequest(earlier, claim.fingerprint)
    const result = await act(tx, administrator)
    if (result.ok) await saveIdempotentResponse(tx, { ...claim, response: result.value })
    else await releaseIdempotencyKey(tx, claim)
    return result
  })
}
