import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { withoutBrand } from '@ferrule/domain/search/mark-words'
import { type SearchKind, searchKinds, searchPageSize } from '@ferrule/domain/search/search-query'
import { ButtonLink } from '@ferrule/ui/button'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useToHref } from '../frame/use-to-href.ts'
import { BestMatch, toNamedBest } from './best-match.tsx'
import { Marked } from './marked.tsx'
import type { SearchQuery } from './search.generated.ts'
import classes from './search.module.css'

export type Found = NonNullable<SearchQuery['search']> & { named: SearchQuery['named'] }
type Asked = { query: string; page: number; kind: SearchKind | null }
type SearchRecord = Found['records'][number]

export function SearchResults({ asked, found }: { asked: Asked; found: Found }) {
  const texts = useTexts()
  const { query, kind } = asked
  const { total, records, counts } = found
  const all = countAll(found)
  const best = asked.page === 1 ? chooseBest(found) : undefined
  const from = (asked.page - 1) * searchPageSize + 1
  const to = from + records.length - 1
  return (
    <StrippedRule className={classes.results}>
      <div className={classes.head}>
        <h2>{texts('search.results', { count: all, query })}</h2>
        <FilterChips
          label={texts('search.type')}
          chips={[
            { label: texts('search.type.all'), href: toAddress({ ...asked, kind: null }), count: all, current: !kind },
            ...searchKinds
              .filter((one) => counts[one] > 0 || one === kind)
              .map((one) => ({
                label: texts(`search.type.${one}`),
                href: toAddress({ ...asked, kind: one }),
                count: counts[one],
                current: one === kind,
              })),
          ]}
        />
      </div>
      {best && <BestMatch best={best} query={query} />}
      {records.length > 0 && <p className={classes.range}>{texts('search.range', { from, to, total })}</p>}
      <ul className={classes.list} role="list">
        {records
          .filter(({ id }) => id !== best?.id)
          .map((record) => (
            <ResultRow key={record.id} record={record} query={query} />
          ))}
      </ul>
      {to < total && (
        <ButtonLink look="secondary" href={toAddress({ ...asked, page: asked.page + 1 })}>
          {texts('search.more')}
        </ButtonLink>
      )}
    </StrippedRule>
  )
}

export function countAll({ counts }: Pick<Found, 'counts'>): number {
  return searchKinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** What has exactly the name that was asked for, else what is found first and can be shown. */
function chooseBest({ named, records }: Found) {
  const [first] = records
  const shown = first?.image ? { ...first, lineage: [] } : undefined
  return (named && toNamedBest(named)) ?? shown
}

/** The address is the state; whoever chooses another kind begins with its first page. */
function toAddress({ query, page, kind }: { query: string; page?: number; kind: SearchKind | null }): string {
  const state = { q: query, ...(kind ? { type: kind } : {}), ...(page && page > 1 ? { page: `${page}` } : {}) }
  return `?${new URLSearchParams(state)}`
}

function ResultRow({ record: { kind, path, title, description }, query }: { record: SearchRecord; query: string }) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const toHref = useToHref()
  return (
    <li className={classes.record}>
      <p className={classes.kind}>{texts(`search.type.${kind}`)}</p>
      <div>
        <h3>
          <a href={kind === 'documents' ? path : toHref(readLinkTarget(`/${path}`))}>
            <Marked text={withoutBrand(title, siteName)} query={query} />
          </a>
        </h3>
        <p className={classes.description}>
          <Marked text={description} query={query} />
        </p>
      </div>
    </li>
  )
}
