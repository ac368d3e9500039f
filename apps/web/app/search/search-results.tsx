import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { correctSpelling } from '@ferrule/domain/search/correct-spelling'
import { withoutBrand } from '@ferrule/domain/search/highlight-terms'
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

export type Results = NonNullable<SearchQuery['search']> & { named: SearchQuery['named'] }
type SearchState = { query: string; page: number; kind: SearchKind | null }
type SearchRecord = Results['records'][number]

export function SearchResults({ search, results }: { search: SearchState; results: Results }) {
  const texts = useTexts()
  const { query, kind } = search
  const { total, records, counts } = results
  const all = countAll(results)
  const best = search.page === 1 ? chooseBest(results) : undefined
  const from = (search.page - 1) * searchPageSize + 1
  const to = from + records.length - 1
  const corrected = correctSpelling(
    query,
    records.flatMap(({ title, description }) => [title, description]),
  )
  return (
    <StrippedRule className={classes.results}>
      <div className={classes.head}>
        <h2>{texts('search.results', { count: all, query })}</h2>
        <FilterChips
          label={texts('search.type')}
          chips={[
            { label: texts('search.type.all'), href: toAddress({ ...search, kind: null }), count: all, current: !kind },
            ...searchKinds
              .filter((option) => counts[option] > 0 || option === kind)
              .map((option) => ({
                label: texts(`search.type.${option}`),
                href: toAddress({ ...search, kind: option }),
                count: counts[option],
                current: option === kind,
              })),
          ]}
        />
      </div>
      {corrected && (
        <p className={classes.corrected}>
          {texts('search.did-you-mean')} <a href={toAddress({ query: corrected, kind })}>{corrected}</a>
        </p>
      )}
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
        <ButtonLink variant="secondary" href={toAddress({ ...search, page: search.page + 1 })}>
          {texts('search.more')}
        </ButtonLink>
      )}
    </StrippedRule>
  )
}

export function countAll({ counts }: Pick<Results, 'counts'>): number {
  return searchKinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The product or classification whose name is the query, else the first record if it has a picture. */
function chooseBest({ named, records }: Results) {
  const [first] = records
  const firstWithImage = first?.image ? { ...first, lineage: [] } : undefined
  return (named && toNamedBest(named)) ?? firstWithImage
}

/** The URL is the state. */
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
