import { createHash } from 'node:crypto'
import { isOwn } from '../../portal-access/own-organisations.ts'
import type { Scope } from '../../portal-access/with-user-scope.ts'
import type { Queries } from '../../postgres/database.ts'

/** The token has 256 random bits, so a fast hash is enough. */
function hashShareToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export type StoredShare = Awaited<ReturnType<typeof listShares>>[number]

/** More than a page needs: withdrawn and expired shares stay listed. */
const maxListed = 200

/** The shares of a machine, newest first. */
export async function listShares(tx: Queries, scope: Pick<Scope, 'organisationIds'>, machineId: string) {
  return tx
    .selectFrom('machineDataShare as share')
    .leftJoin('person as creator', 'creator.id', 'share.createdBy')
    .where('share.machineId', '=', machineId)
    .where(isOwn(scope, 'share.organisationId'))
    .select(['share.id', 'share.recipient', 'share.createdAt', 'share.expiresAt', 'share.withdrawnAt'])
    .select(['share.lastUsedAt', 'creator.firstName', 'creator.lastName'])
    .orderBy('share.createdAt', 'desc')
    .orderBy('share.id', 'desc')
    .limit(maxListed)
    .execute()
}

export type NewShare = {
  id: string
  machineId: string
  organisationId: string
  token: string
  recipient: string
  hasTickets: boolean
  hasOrders: boolean
  createdBy: string
  createdAt: Date
  expiresAt: Date
}

export async function insertShare(tx: Queries, { token, ...facts }: NewShare): Promise<void> {
  const { id, machineId, organisationId, recipient, hasTickets, hasOrders, createdBy, createdAt, expiresAt } = facts
  const tokenHash = hashShareToken(token)
  await tx
    .insertInto('machineDataShare')
    .values({
      id,
      machineId,
      organisationId,
      tokenHash,
      recipient,
      hasTickets,
      hasOrders,
      createdBy,
      createdAt,
      expiresAt,
    })
    .execute()
}

/** Finds a share of the caller's organisations and locks it until the transaction ends. */
export async function lockShare(tx: Queries, scope: Pick<Scope, 'organisationIds'>, id: string) {
  return tx
    .selectFrom('machineDataShare')
    .where('id', '=', id)
    .where(isOwn(scope, 'organisationId'))
    .select(['id', 'machineId', 'withdrawnAt'])
    .forUpdate()
    .executeTakeFirst()
}

export async function saveWithdrawal(tx: Queries, id: string, at: Date): Promise<void> {
  await tx.updateTable('machineDataShare').set({ withdrawnAt: at }).where('id', '=', id).execute()
}

/** The share of a token, also a withdrawn or expired one. Needs the scope of the service: the recipient has no account. */
export async function findShareByToken(tx: Queries, token: string) {
  return tx
    .selectFrom('machineDataShare as share')
    .innerJoin('machine', 'machine.id', 'share.machineId')
    .where('share.tokenHash', '=', hashShareToken(token))
    .select(['share.id', 'share.organisationId', 'share.hasTickets', 'share.hasOrders', 'share.expiresAt'])
    .select(['share.withdrawnAt', 'machine.serialNumber'])
    .executeTakeFirst()
}

export async function saveShareUse(tx: Queries, id: string, at: Date): Promise<void> {
  await tx.updateTable('machineDataShare').set({ lastUsedAt: at }).where('id', '=', id).execute()
}
