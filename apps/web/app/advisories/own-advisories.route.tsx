import { type AdvisoryListQuery, advisoryListQuery, filterAdvisories } from '@ferrule/domain/advisories/advisory-list'
import { csafFolder, csafPaths } from '@ferrule/domain/advisories/provider-metadata'
import { severities } from '@ferrule/domain/advisories/severity'
import { ButtonLink } from '@ferrule/ui/button'
import { TextField } from '@ferrule/ui/text-field'
import { useLocation } from 'react-router'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { Route } from './+types/own-advisories.route'
import { AdvisoryTable } from './advisory-table.tsx'
import { OwnAdvisories } from './own-advisories.generated.ts'
import classes from './own-advisories.module.css'

export const clientLoader = keepPreviousData(async ({ request }: Route.ClientLoaderArgs) => {
  const query = advisoryListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await queryDataService(OwnAdvisories, {})), query }
})

export { AdvisoriesUnavailable as ErrorBoundary } from './advisories-unavailable.tsx'

/** The advisories, with the machines of the user's organisations that they concern. */
export default function OwnAdvisoriesScreen({ loaderData: { ownAdvisories, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { entries, counts } = filterAdvisories(ownAdvisories, query)
  return (
    <PortalPage
      title={texts('advisory.title')}
      note={texts('advisory.intro')}
      actions={
        <ButtonLink variant="secondary" href={`${csafFolder}/${csafPaths.feed}`}>
          {texts('advisory.csaf-feed')}
        </ButtonLink>
      }
    >
      <StateCounts counts={counts} query={query} />
      <Filters query={query} />
      <div className={classes.frame}>
        <AdvisoryTable entries={entries} />
        <p className={classes.scale}>{texts('advisory.scale')}</p>
      </div>
    </PortalPage>
  )
}

type StateCountsProps = { counts: ReturnType<typeof filterAdvisories>['counts']; query: AdvisoryListQuery }

/** The number of advisories per state. Each links to the list of its advisories; the current one links back to all. */
function StateCounts({ counts, query }: StateCountsProps) {
  const texts = useTexts()
  const { pathname } = useLocation()
  return (
    <ul className={classes.states} role="list" aria-label={texts('advisory.your-answer')}>
      {counts.map(({ state, count }) => {
        const isChosen = state === query.state
        const change = { state: isChosen ? undefined : state }
        return (
          <li key={state}>
            <a
              data-state={state}
              href={`${pathname}${toListQuery(advisoryListQuery, query, change)}`}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span>{texts(`advisory.state.${state}`)}</span>
              <strong>{count}</strong>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Filters({ query }: { query: AdvisoryListQuery }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { pathname } = useLocation()
  return (
    <ListFilterForm query={query} clearHref={pathname} framed>
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <TextField name="search" labels={labels} label={texts('advisory.search')} defaultValue={query.search} compact />
      <ListFilterSelect
        name="severity"
        label={texts('advisory.severity')}
        all={texts('advisory.all-severities')}
        value={query.severity}
        options={severities.map((value) => ({ value, label: texts(`advisory.severity.${value}`) }))}
      />
    </ListFilterForm>
  )
}
