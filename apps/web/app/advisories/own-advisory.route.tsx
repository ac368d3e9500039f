import { csafFolder } from '@ferrule/domain/advisories/provider-metadata'
import { formatDate } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import type { Route } from './+types/own-advisory.route'
import { AdvisoryHistory, AdvisoryProducts, AdvisoryRemedies, AdvisorySummary } from './advisory-content.tsx'
import { AdvisoryRating } from './advisory-rating.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FixDownload } from './fix-download.tsx'
import { OwnAdvisory, type OwnAdvisoryQuery } from './advisory.generated.ts'
import classes from './own-advisories.module.css'
import { SeverityBadge } from './severity-badge.tsx'

export function clientLoader({ params: { trackingId } }: Route.ClientLoaderArgs) {
  return queryDataService(OwnAdvisory, { trackingId }, { allowNull: true })
}

export { AdvisoriesUnavailable as ErrorBoundary } from './advisories-unavailable.tsx'

export default function OwnAdvisoryScreen({ loaderData: { ownAdvisory } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('advisory.title'), href: `${portalHome}/advisories` }
  if (ownAdvisory) return <AdvisoryScreen details={ownAdvisory} list={list} />
  return (
    <PortalPage title={texts('advisory.unknown')} trail={[list]}>
      <EmptyState
        level={2}
        icon="shield"
        title={texts('advisory.unknown')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}

type ScreenProps = {
  details: NonNullable<OwnAdvisoryQuery['ownAdvisory']>
  list: { label: string; href: string }
}

function AdvisoryScreen({ details: { advisory, own }, list }: ScreenProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { trackingId, title, severity, score, cves, releasedAt } = advisory
  const date = formatDate(new Date(releasedAt), language, { timeZone: 'UTC', month: 'long' })
  const isForeign = !advisory.language.startsWith(language)
  return (
    <PortalPage
      title={title}
      trail={[list]}
      kicker={
        <>
          <SeverityBadge severity={severity} score={score} />
          {[trackingId, ...cves, texts('advisory.published', { date })].join(', ')}
        </>
      }
      note={isForeign && texts('advisory.in-language', { language: nameOfLanguage(advisory.language, language) })}
      actions={
        <>
          <ButtonLink variant="secondary" href={`${csafFolder}/${advisory.path}`}>
            {texts('advisory.csaf-file')}
          </ButtonLink>
          {own.fixes.map((fix) => (
            <FixDownload key={fix.family} fix={fix} />
          ))}
        </>
      }
    >
      <div className={classes.columns}>
        <div>
          {own.machines.length > 0 && <AnswerForm key={trackingId} trackingId={trackingId} own={own} />}
          <Panel id="summary" title={texts('advisory.what-can-happen')}>
            <AdvisorySummary advisory={advisory} />
          </Panel>
          <Panel id="remedies" title={texts('advisory.what-to-do')}>
            <AdvisoryRemedies advisory={advisory} />
          </Panel>
          <Panel id="versions" title={texts('advisory.versions')}>
            <AdvisoryProducts advisory={advisory} />
          </Panel>
        </div>
        <div>
          <Panel id="rating" title={texts('advisory.rating')}>
            <AdvisoryRating advisory={advisory} />
          </Panel>
          <Panel id="history" title={texts('advisory.history')}>
            <AdvisoryHistory advisory={advisory} />
          </Panel>
          <Panel id="questions" title={texts('advisory.questions')}>
            <p>{advisory.publisher}</p>
            <p>{advisory.contact}</p>
          </Panel>
        </div>
      </div>
    </PortalPage>
  )
}
