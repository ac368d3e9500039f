import type { Advisory } from '@ferrule/domain/advisories/read-advisory'
import type { CsafProduct } from '@ferrule/domain/advisories/list-csaf-products'
import { toCsafPath } from '@ferrule/domain/advisories/csaf-file-name'
import type { MachineStatus } from '@ferrule/domain/advisories/match-machine'
import { toSeverity } from '@ferrule/domain/advisories/severity'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type NewRevision = {
  id: string
  trackingId: string
  version: string
  status: string
  document: string
  sha256: string
  sha512: string
  importedAt: Date
}

export async function findRevision(tx: Queries, key: { trackingId: string; version: string }) {
  return tx
    .selectFrom('advisoryRevision')
    .where('trackingId', '=', key.trackingId)
    .where('version', '=', key.version)
    .select(['id', 'sha256', 'status'])
    .executeTakeFirst()
}

export async function findPublishedVersion(tx: Queries, trackingId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('advisory')
    .innerJoin('advisoryRevision', 'advisoryRevision.id', 'advisory.revisionId')
    .where('advisory.trackingId', '=', trackingId)
    .select('advisoryRevision.version')
    .executeTakeFirst()
  return row?.version
}

/** Locks the public version of an advisory until the transaction ends. The first version has no row to lock. */
export async function lockPublishedVersion(tx: Queries, trackingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`advisory ${trackingId}`}, 0))`.execute(tx)
}

/** Replaces a draft of the same version. */
export async function saveRevision(tx: Queries, revision: NewRevision): Promise<string> {
  const { id, trackingId, version, status, document, sha256, sha512, importedAt } = revision
  const saved = await tx
    .insertInto('advisoryRevision')
    .values({ id, trackingId, version, status, document, sha256, sha512, importedAt })
    .onConflict((conflict) =>
      conflict.columns(['trackingId', 'version']).doUpdateSet({ status, document, sha256, sha512, importedAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

/** Locks a release until the transaction ends. Undefined for a draft. */
export async function lockRelease(tx: Queries, id: string) {
  return tx
    .selectFrom('advisoryRevision')
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .select(['id', 'trackingId', 'version', 'document', 'signature'])
    .forUpdate()
    .executeTakeFirst()
}

type SignatureOf = { id: string; signature: string; fingerprint: string; publicKey: string; at: Date }

export async function saveSignature(tx: Queries, { id, signature, fingerprint, publicKey, at }: SignatureOf) {
  await tx
    .insertInto('advisoryKey')
    .values({ fingerprint, publicKey, firstUsedAt: at })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
  await tx.updateTable('advisoryRevision').set({ signature, signedWith: fingerprint }).where('id', '=', id).execute()
}

type Published = { id: string; revisionId: string; advisory: Advisory; publishedAt: Date }

/** Makes a revision the public one. Returns the id of the advisory, which stays the same over its versions. */
export async function saveAdvisory(tx: Queries, { id, revisionId, advisory, publishedAt }: Published): Promise<string> {
  const { trackingId, language, title, score } = advisory
  const summary = advisory.summary[0] ?? title
  const initialReleaseDate = new Date(advisory.initialReleaseDate)
  const currentReleaseDate = new Date(advisory.currentReleaseDate)
  const path = toCsafPath(advisory)
  const saved = await tx
    .insertInto('advisory')
    .values({
      id,
      trackingId,
      revisionId,
      path,
      language,
      title,
      summary,
      score,
      initialReleaseDate,
      currentReleaseDate,
      publishedAt,
    })
    .onConflict((conflict) =>
      conflict.column('trackingId').doUpdateSet({ revisionId, language, title, summary, score, currentReleaseDate }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

export async function replaceProducts(tx: Queries, advisoryId: string, products: readonly CsafProduct[]) {
  await tx.deleteFrom('advisoryProduct').where('advisoryId', '=', advisoryId).execute()
  for (const [position, product] of products.entries()) {
    const { productId, name, family, versions, status, fixVersion } = product
    const [serials, models] = [[...product.serials], [...product.models]]
    await tx
      .insertInto('advisoryProduct')
      .values({ advisoryId, productId, position, name, family, versions, serials, models, status, fixVersion })
      .execute()
  }
}

export type AdvisoryRow = Awaited<ReturnType<typeof listAdvisories>>[number]

/** Far more than a manufacturer publishes. */
const maxAdvisories = 2000

/** All published advisories, newest first. */
export async function listAdvisories(tx: Queries) {
  const rows = await tx
    .selectFrom('advisory')
    .select(['id', 'trackingId', 'path', 'language', 'title', 'summary', 'initialReleaseDate', 'currentReleaseDate'])
    .select(sql<number | null>`score::float8`.as('score'))
    .orderBy('currentReleaseDate', 'desc')
    .orderBy('trackingId', 'desc')
    .limit(maxAdvisories)
    .execute()
  return rows.map((row) => ({ ...row, severity: toSeverity(row.score) }))
}

/** The products of published advisories, in the order of the documents. */
export async function listProducts(tx: Queries, advisoryIds: readonly string[]) {
  const rows = await tx
    .selectFrom('advisoryProduct')
    .where((where) => where('advisoryId', '=', where.fn.any(where.val([...advisoryIds]))))
    .select(['advisoryId', 'productId', 'name', 'family', 'versions', 'serials', 'models', 'fixVersion'])
    .select(sql<MachineStatus>`status`.as('status'))
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ advisoryId }) => advisoryId)
}

export type AdvisoryFile = Awaited<ReturnType<typeof findAdvisoryFile>>

/** The public version of an advisory with its hashes and signature, by path or by tracking id. */
export async function findAdvisoryFile(tx: Queries, key: { path: string } | { trackingId: string }) {
  return tx
    .selectFrom('advisory')
    .innerJoin('advisoryRevision', 'advisoryRevision.id', 'advisory.revisionId')
    .where((where) =>
      'path' in key ? where('advisory.path', '=', key.path) : where('advisory.trackingId', '=', key.trackingId),
    )
    .select(['advisory.id', 'advisory.path', 'advisory.publishedAt', 'document', 'sha256', 'sha512', 'signature'])
    .executeTakeFirst()
}

/** The keys that signed a public file, the latest first. */
export async function listKeys(tx: Queries) {
  return tx
    .selectFrom('advisoryKey')
    .select(['fingerprint', 'publicKey', 'firstUsedAt'])
    .orderBy('firstUsedAt', 'desc')
    .execute()
}
