import { randomUUIDv7 } from 'node:crypto'
import { aCsafSource, type CsafSource } from '@ferrule/domain/advisories/csaf.fixture'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { readSettings, readWorkerSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { createAdvisorySigning } from './advisory-signing.ts'
import { importAdvisory } from './import-advisory.ts'
import { createPublishAdvisoryJob } from './publish-advisory.job.ts'

export const publicOrigin = readSettings().EDGE_ORIGIN
export const time = new Date('2026-11-13T08:00:00Z')

/** A document of our own about machines of the family Testor. */
export function aDocument(change: (source: CsafSource) => void = () => {}): string {
  const source = aCsafSource((draft) => {
    draft.document.publisher.namespace = publicOrigin
    draft.product_tree.branches[0].branches[0].name = 'Testor'
    change(draft)
  })
  return JSON.stringify(source, null, 2)
}

export const asVersion = (version: string) => (source: CsafSource) => {
  const { tracking } = source.document
  tracking.version = version
  const [first] = tracking.revision_history
  const later = Array.from({ length: Number(version) - 1 }, (_, index) => ({ ...first, number: String(index + 2) }))
  tracking.revision_history = [first, ...later]
}

/** Imports a document and runs the job that publishes it. Returns the outcome and the purged keys. */
export async function importAndPublish(db: Database, text: string, now = time) {
  const result = await importAdvisory({ db, now: () => now, publicOrigin }, text)
  const purged: string[] = []
  const publish = createPublishAdvisoryJob({
    db,
    now: () => now,
    edge: { softPurge: async (keys) => void purged.push(...keys) },
    getSigning: () => createAdvisorySigning(readWorkerSettings().ADVISORY_SIGNING_KEY),
  })
  const { rows } = await sql<{
    id: string
  }>`select id from advisory_revision where tracking_id = 'TST-2026-01'`.execute(db.queries)
  if (result.ok) for (const { id } of rows) await publish({ revisionId: id })
  return { outcome: result.ok ? result.value.outcome : result.reason, faults: result.ok ? [] : result.faults, purged }
}

export function actorOf(email: string): SignedInActor {
  const claims = {
    sub: `test-${email}`,
    email,
    email_verified: true,
    given_name: 'Tina',
    family_name: 'Tester',
    roles: [],
  }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

/** A customer with one member, who looks after its machines of the family Testor. Returns the ids of the machines. */
export async function addCustomer(db: Database, email: string, machines: Record<string, string>): Promise<string[]> {
  const [organisationId, plantId, personId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()]
  const number = String(parseInt(organisationId.slice(-6), 16) + 10_000)
  return withServiceScope(db, async (tx) => {
    await tx
      .insertInto('organisation')
      .values({ id: organisationId, number, name: 'Customer', country: 'CH' })
      .execute()
    await sql`insert into plant (id, organisation_id, name, city, country, time_zone)
      values (${plantId}, ${organisationId}, 'Plant', 'Wolhusen', 'CH', 'Europe/Zurich')`.execute(tx)
    await tx.insertInto('person').values({ id: personId, email, firstName: 'Tina', lastName: 'Tester' }).execute()
    await tx.insertInto('membership').values({ personId, organisationId }).execute()
    await sql`insert into application_access (id, organisation_id, person_id, application, role, status, reason, since,
      changed_at) values (${randomUUIDv7()}, ${organisationId}, ${personId}, 'inventory', 'user', 'active', '', ${time},
      ${time})`.execute(tx)
    const ids: string[] = []
    for (const [serialNumber, softwareVersion] of Object.entries(machines)) {
      const id = randomUUIDv7()
      ids.push(id)
      await tx
        .insertInto('machine')
        .values({
          id,
          organisationId,
          plantId,
          productSlug: 'testor-56',
          model: 'Testor 56',
          serialNumber,
          assetName: 'Line 1',
          position: 'Hall 1',
          state: 'running',
          softwareVersion,
          commissionedOn: sql<Date>`'2020-01-01'::date`,
          contract: 'none',
        })
        .execute()
    }
    return ids
  })
}
