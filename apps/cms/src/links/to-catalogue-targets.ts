import type { FoundTarget } from './found-target.ts'
import type { LinkRecordsQuery } from './link-records.generated.ts'

type CatalogueRecord = NonNullable<LinkRecordsQuery['suggest']>[number]

/**
 * The targets of links to machines, product families and documents; other records are editorial pages, which links name
 * by id. By reference, the website shows the link to a machine only where the machine is sold.
 */
export function toCatalogueTargets(records: readonly CatalogueRecord[], machines: 'path' | 'reference'): FoundTarget[] {
  return records.flatMap(({ id, kind, path, title }) => {
    if (kind === 'machines' && machines === 'reference') return { target: `product:${id}`, title, detail: `/${path}` }
    if (kind === 'machines' || kind === 'families') return { target: `/${path}`, title, detail: `/${path}` }
    // A document has no language in its address.
    return kind === 'documents' ? { target: `hard:${path}`, title, detail: path } : []
  })
}
