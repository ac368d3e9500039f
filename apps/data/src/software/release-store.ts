import { sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

const familyOf = sql<string>`split_part(machine.product_slug, '-', 1)`

/** The number of machines in use of the caller's organisations with each version of each software family. */
export async function countInstalled(tx: Queries, scope: Pick<Scope, 'organisationIds'>) {
  return tx
    .selectFrom('machine')
    .where(isOwn(scope, 'machine.organisationId'))
    .where('retiredOn', 'is', null)
    .select(['softwareVersion', familyOf.as('family'), sql<number>`count(*)::int`.as('machines')])
    .groupBy(['softwareVersion', familyOf])
    .execute()
}

/** The first machines in use of the caller's organisations, with their software family. */
export async function listInstalled(tx: Queries, scope: Pick<Scope, 'organisationIds'>) {
  return tx
    .selectFrom('machine')
    .innerJoin('plant', 'plant.id', 'machine.plantId')
    .where(isOwn(scope, 'machine.organisationId'))
    .where('retiredOn', 'is', null)
    .select(['serialNumber', 'model', 'assetName', 'softwareVersion', familyOf.as('family')])
    .select(['plantId', 'plant.name as plantName'])
    .orderBy('model')
    .orderBy('serialNumber')
    .limit(1000)
    .execute()
}

export type ReleaseView = Awaited<ReturnType<typeof listReleases>>[number]

export async function listReleases(tx: Queries, families: readonly string[], language: string) {
  return tx
    .selectFrom('softwareRelease')
    .leftJoin('softwareSbom', 'softwareSbom.releaseId', 'softwareRelease.id')
    .where((where) => where('family', '=', where.fn.any(where.val([...families]))))
    .select(['id', 'family', 'version', 'fileName', 'softwareRelease.sha256', 'softwareSbom.components'])
    .select([
      sql<string>`released_on::text`.as('releasedOn'),
      sql<number>`byte_size::int`.as('byteSize'),
      sql<string>`coalesce(notes ->> ${language}, notes ->> 'en')`.as('notes'),
    ])
    .orderBy('family')
    .orderBy('releasedOn', 'desc')
    .execute()
}

type ReleaseKey = { family: string; version: string }

/** A release for one of the caller's machines; undefined if the caller has no such machine. */
export async function findOwnRelease(tx: Queries, scope: Scope, { family, version }: ReleaseKey) {
  return tx
    .selectFrom('softwareRelease')
    .where('family', '=', family)
    .where('version', '=', version)
    .where((where) =>
      where.exists(
        where
          .selectFrom('machine')
          .where(isOwn(scope, 'machine.organisationId'))
          .whereRef(familyOf, '=', 'softwareRelease.family')
          .select('machine.id'),
      ),
    )
    .select(['id', 'version', 'family'])
    .executeTakeFirst()
}

export async function findFileOfRelease(db: Queries, id: string) {
  return db
    .selectFrom('softwareRelease')
    .where('id', '=', id)
    .select(['objectKey', 'fileName', 'sha256', sql<number>`byte_size::int`.as('byteSize')])
    .executeTakeFirst()
}
