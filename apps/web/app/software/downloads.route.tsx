import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { filterSoftware, softwareFilters } from '@ferrule/domain/software/software-filters'
import { EmptyState } from '@ferrule/ui/empty-state'
import { ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/downloads.route'
import { SoftwareFilters } from './software-filters.tsx'
import { LastDownloads } from './last-downloads.tsx'
import { FamilySoftware } from './family-software.tsx'
import classes from './software.module.css'
import { Software } from './software.generated.ts'

export const clientLoader = keepPreviousData(async ({ params, request }: Route.ClientLoaderArgs) => {
  const query = softwareFilters.parse(Object.fromEntries(new URL(request.url).searchParams))
  return {
    ...(await queryDataService(Software, { language: parseLocale(params.locale)?.language ?? defaultLanguage })),
    query,
  }
})

export { DownloadsUnavailable as ErrorBoundary } from './downloads-unavailable.tsx'

/** Commands that verify the signature of the checksum, then the file. */
const checks = [
  'openssl pkeyutl -verify -rawin -pubin -inkey software-key.pem -in FILE.zip.sha256 -sigfile FILE.zip.sig',
  'sha256sum -c FILE.zip.sha256',
]

/** The software for the user's machines. */
export default function Downloads({ loaderData: { software, lastDownloads, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { home } = useFrame()
  const filtered = filterSoftware(software, query)
  const outdated = software.flatMap(({ machines }) => machines).filter(({ versionsBehind }) => versionsBehind > 0)
  return (
    <PortalPage
      title={texts('downloads.title')}
      note={texts('downloads.updates', { count: outdated.length })}
      actions={
        <ButtonLink variant="secondary" href={`${home}/requests/licence`}>
          {texts('downloads.request-licence')}
        </ButtonLink>
      }
    >
      {software.length === 0 ? (
        <EmptyState level={2} icon="software" title={texts('downloads.none')} />
      ) : (
        <div className={classes.columns}>
          <div>
            <div className={classes.filters}>
              <SoftwareFilters query={query} software={software} />
              {filtered.length === 0 && <EmptyState level={2} icon="software" title={texts('inventory.none-match')} />}
            </div>
            {filtered.map((family) => (
              <FamilySoftware key={family.family} software={family} />
            ))}
          </div>
          <div>
            <Panel id="check-file" title={texts('downloads.check-file')}>
              <div className={classes.check}>
                <p>{texts('downloads.check-file-text')}</p>
                <p>{texts('downloads.check-signature-text')}</p>
                <pre className={classes.commands}>{checks.join('\n')}</pre>
                <p>
                  <a href="/api/software-key" download>
                    {texts('downloads.signing-key')}
                  </a>
                </p>
                <p>{texts('downloads.resume-text')}</p>
              </div>
            </Panel>
            <LastDownloads downloads={lastDownloads} />
          </div>
        </div>
      )}
    </PortalPage>
  )
}
