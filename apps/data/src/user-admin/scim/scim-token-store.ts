import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'

/** The token has 256 random bits, so a fast hash is enough. */
function hashScimToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The organisation of a valid token. Notes its use at most once a minute. */
export async function useScimToken(
  tx: Queries,
  { token, at }: { token: string; at: Date },
): Promise<{ id: string; organisationId: string } | undefined> {
  const found = await tx
    .selectFrom('scimToken')
    .where('tokenHash', '=', hashScimToken(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .select(['id', 'organisationId'])
    .executeTakeFirst()
  if (!found) return undefined
  await sql`update scim_token set last_used_at = ${at} where id = ${found.id}::uuid
    and coalesce(last_used_at < ${at}::timestamptz - interval '1 minute', true)`.execute(tx)
  return found
}

export type NewScimToken = {
  id: string
  organisationId: string
  token: string
  madeBy: string
  madeAt: Date
  expiresAt: Date
}

export async function insertScimToken(tx: Queries, { token, ...facts }: NewScimToken): Promise<void> {
  const { id, organisationId, madeBy, madeAt, expiresAt } = facts
  await tx
    .insertInto('scimToken')
    .values({ id, organisationId, tokenHash: hashScimToken(token), hint: token.slice(-4), madeBy, madeAt, expiresAt })
    .execute()
}

/** Tokens that are neither revoked nor expired, newest first. */
export async function listScimTokens(tx: Queries, organisationId: string, at: Date) {
  return tx
    .selectFrom('scimToken as token')
    .leftJoin('person as maker', 'maker.id', 'token.madeBy')
    .where('token.organisationId', '=', organisationId)
    .where('token.revokedAt', 'is', null)
    .where('token.expiresAt', '>', at)
    .select(['token.id', 'token.hint', 'token.madeAt', 'token.expiresAt', 'token.lastUsedAt'])
    .select(['maker.firstName', 'maker.lastName'])
    .orderBy('token.madeAt', 'desc')
    .orderBy('token.id', 'desc')
    .execute()
}

/** Returns false if the organisation has no token with this id, or it was revoked before. */
export async function revokeScimToken(
  tx: Queries,
  { organisationId, id, at }: { organisationId: string; id: string; at: Date },
): Promise<boolean> {
  const revoked = await tx
    .updateTable('scimToken')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}
