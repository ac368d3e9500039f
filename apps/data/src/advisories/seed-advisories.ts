import { advisories } from '@ferrule/seeds/advisories/advisories'
import { toCsaf } from '@ferrule/seeds/advisories/to-csaf'
import { createMatcher } from '@ferrule/domain/advisories/match-machine'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../postgres/database.ts'
import { createAdvisorySigning } from './advisory-signing.ts'
import { findRevision, listAdvisories, listProducts } from './advisory-store.ts'
import { listOwnMachines, saveAnswer } from './affected-machine-store.ts'
import { importAdvisory } from './import-advisory.ts'
import { createPublishAdvisoryJob } from './publish-advisory.job.ts'

type SeedSettings = { origin: string; signingKey: string; now: Date }

/** Publishes the demo advisories, with the answers of one customer, into an empty table; later changes stay. */
export async function seedAdvisories(db: Database, { origin, signingKey, now }: SeedSettings): Promise<number> {
  const known = await listAdvisories(db.queries)
  if (known.length > 0) return 0
  // The edge caches nothing yet.
  const edge = { softPurge: async () => {} }
  const publish = createPublishAdvisoryJob({
    db,
    edge,
    now: () => now,
    getSigning: () => createAdvisorySigning(signingKey),
  })
  for (const advisory of advisories) {
    const result = await importAdvisory({ db, now: () => now, publicOrigin: origin }, toCsaf(advisory, origin))
    if (!result.ok) throw new Error(`${advisory.id}: ${result.reason} ${JSON.stringify(result.faults)}`)
    const revision = await findRevision(db.queries, { trackingId: advisory.id, version: '1' })
    await publish({ revisionId: revision?.id })
  }
  await withServiceScope(db, (tx) => seedAnswers(tx, now))
  return advisories.length
}

const demoAnswers = [
  {
    trackingId: 'NSA-2026-04',
    answer: 'accepted',
    acceptedUntil: '2027-01-31',
    reason: 'No stop before the inventory.',
  },
  { trackingId: 'NSA-2026-03', answer: 'installed', acceptedUntil: null, reason: null },
] as const

async function seedAnswers(tx: Queries, now: Date): Promise<void> {
  const anna = await tx
    .selectFrom('person')
    .innerJoin('membership', 'membership.personId', 'person.id')
    .where('person.email', '=', 'anna.berg@norlitz.example')
    .select(['person.id', 'membership.organisationId'])
    .execute()
  const organisationIds = anna.map(({ organisationId }) => organisationId)
  for (const advisory of await listAdvisories(tx)) {
    const demo = demoAnswers.find(({ trackingId }) => trackingId === advisory.trackingId)
    if (!demo) continue
    const { trackingId: _, ...answer } = demo
    const products = (await listProducts(tx, [advisory.id])).get(advisory.id) ?? []
    const match = createMatcher(products)
    const machines = await listOwnMachines(
      tx,
      { organisationIds },
      { families: products.flatMap(({ family }) => family ?? []) },
    )
    for (const machine of machines.filter((one) => match(one) === 'affected'))
      await saveAnswer(tx, {
        ...answer,
        advisoryId: advisory.id,
        machineId: machine.id,
        organisationId: machine.organisationId,
        answeredBy: anna[0]?.id ?? '',
        answeredAt: now,
      })
  }
}
