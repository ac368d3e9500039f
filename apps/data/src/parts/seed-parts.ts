import { parts, partsOfProducts } from '@ferrule/seeds/parts/parts'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import type { Database, Queries } from '../postgres/database.ts'

const partId = (articleNumber: string) => stableId('part', articleNumber)

/** Inserts the demo parts into an empty table; later changes of stock stay. */
export async function seedParts(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const known = await tx.selectFrom('part').select('id').limit(1).executeTakeFirst()
    if (known) return fillShapes(tx)
    await insertParts(tx, now)
    await insertUses(tx)
    return parts.length
  })
}

/** Adds shapes to parts that were inserted before shapes existed. Returns 0 new parts. */
async function fillShapes(tx: Queries): Promise<number> {
  for (const { articleNumber, shape } of parts) {
    await tx
      .updateTable('part')
      .set({ shape })
      .where('articleNumber', '=', articleNumber)
      .where('shape', 'is', null)
      .execute()
  }
  return 0
}

async function insertParts(tx: Queries, now: Date): Promise<void> {
  await tx
    .insertInto('part')
    .values(
      parts.map(({ articleNumber, names, assembly, shape, isWear, image, replacedBy }) => ({
        id: partId(articleNumber),
        articleNumber,
        names: JSON.stringify(names),
        assembly,
        shape,
        isWear,
        image,
        replacedBy,
      })),
    )
    .execute()
  await tx
    .insertInto('partStock')
    .values(
      parts.map(({ articleNumber, stock, availabilityDays, location }) => ({
        partId: partId(articleNumber),
        stock,
        availabilityDays,
        location,
        countedAt: now,
      })),
    )
    .execute()
}

async function insertUses(tx: Queries): Promise<void> {
  const byNumber = new Map(parts.map((part) => [part.articleNumber, part]))
  for (const { productSlug, articleNumbers } of partsOfProducts) {
    await tx
      .insertInto('productPart')
      .values(
        articleNumbers.map((articleNumber, position) => ({
          productSlug,
          partId: partId(articleNumber),
          position,
          builtFrom: sql<Date | null>`${byNumber.get(articleNumber)?.builtFrom ?? null}::date`,
          builtUntil: sql<Date | null>`${byNumber.get(articleNumber)?.builtUntil ?? null}::date`,
        })),
      )
      .execute()
  }
}
