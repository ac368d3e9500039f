import type { ClassificationRecord } from '@ferrule/domain/catalogue/import-records'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { selectRows, type ProductColumns } from './insert-rows.ts'
import { contentHash, stableId } from './stable-id.ts'

export async function listClassificationIds(db: Queries, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const uniqueSlugs = [...new Set(slugs)]
  const rows = await db.selectFrom('classification').where('slug', 'in', uniqueSlugs).select(['slug', 'id']).execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** Writes the classifications that changed. Returns the number of rows written. */
export async function writeClassifications(
  tx: Queries,
  documents: readonly ClassificationRecord[],
  now: Date,
): Promise<number> {
  const rows = documents.map((document) => toRow(document, now))
  // Columns derived from the tree are left empty here; `refreshTree` computes them.
  const { numAffectedRows = 0n } = await sql`insert into classification ${selectRows('classification', rows)}
    on conflict (slug) do update set parent_id = excluded.parent_id, area = excluded.area, texts = excluded.texts,
      sort_index = excluded.sort_index, image = excluded.image, image_high_res = excluded.image_high_res,
      supported_countries = excluded.supported_countries, content_hash = excluded.content_hash,
      updated_at = excluded.updated_at
    where classification.content_hash <> excluded.content_hash`.execute(tx)
  return Number(numAffectedRows)
}

function toRow(document: ClassificationRecord, now: Date): ProductColumns<'classification'> {
  const { slug, parent, texts, supportedCountries, ...rest } = document
  return {
    id: stableId('classification', slug),
    slug,
    parentId: parent === null ? null : stableId('classification', parent),
    texts: { ...texts },
    supportedCountries: [...supportedCountries],
    ...rest,
    route: '',
    lineage: [],
    shownCountries: null,
    contentHash: contentHash(document),
    updatedAt: now.toISOString(),
  }
}

/** Computes route, lineage and countries of the tree, top down, and writes the rows that changed. */
export async function refreshTree(tx: Queries): Promise<void> {
  await sql`with recursive tree as (
      select id, area, area || '/' || slug as route, array[id] as lineage, null::text[] as shown_countries
      from classification where parent_id is null
    union all
      select c.id, tree.area, tree.route || '/' || c.slug, tree.lineage || c.id,
        case when tree.shown_countries is null then c.supported_countries
          else array(select unnest(c.supported_countries) intersect select unnest(tree.shown_countries) order by 1) end
      from classification c join tree on c.parent_id = tree.id)
    update classification c
    set area = tree.area, route = tree.route, lineage = tree.lineage, shown_countries = tree.shown_countries
    from tree where tree.id = c.id and (c.area, c.route, c.lineage, c.shown_countries)
      is distinct from (tree.area, tree.route, tree.lineage, tree.shown_countries)`.execute(tx)
}
