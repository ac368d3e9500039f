import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { findWished, softwareWishes } from '@ferrule/domain/software/software-wishes'
import { EmptyState } from '@ferrule/ui/empty-state'
import { ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepShown } from '../live/keep-shown.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { askData } from '../sign-in/ask-data.ts'
import type { Route } from './+types/downloads.route'
import { SoftwareFilters } from './software-filters.tsx'
import { LastDownloads } from './last-downloads.tsx'
import { FamilySoftware } from './family-software.tsx'
import classes from './software.module.css'
import { Software } from './software.generated.ts'

export const clientLoader = keepShown(async ({ params, request }: Route.ClientLoaderArgs) => {
  const wishes = softwareWishes.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await askData(Software, { language: parseLocale(params.locale)?.language ?? defaultLanguage })), wishes }
})

export { DownloadsAway as ErrorBoundary } from './downloads-away.tsx'

/** The same in every language: what proves the sum, then the file. */
const checks = [
  'openssl pkeyutl -verify -rawin -pubin -inkey software-key.pem -in FILE.zip.sha256 -sigfile FILE.zip.sig',
  'sha256sum -c FILE.zip.sha256',
]

/** What can be installed on the reader's machines, those that wait for it first. */
export default function Downloads({ loaderData: { software, lastDownloads, wishes } }: Route.ComponentProps) {
  const texts = useTexts()
  const { home } = useFrame()
  const wished = findWished(software, wishes)
  const waiting = software.flatMap(({ machines }) => machines).filter(({ versionsBehind }) => versionsBehind > 0)
  return (
    <PortalPage
      title={texts('downloads.title')}
      note={texts('downloads.updates', { count: waiting.length })}
      actions={
        <ButtonLink look="secondary" href={`${home}/requests/licence`}>
          {texts('downloads.request-licence')}
        </ButtonLink>
      }
    >
      {software.length === 0 ? (
        <EmptyState level={2} icon="software" title={texts('downloads.none')} />
      ) : (
        <div className={classes.columns}>
          <div>
            <div className={classes.wishes}>
              <SoftwareFilters wishes={wishes} software={software} />
              {wished.length === 0 && <EmptyState level={2} icon="software" title={texts('inventory.none-match')} />}
            </div>
            {wished.map((family) => (
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
