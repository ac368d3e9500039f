import { advisoriesKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { formatDate } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { publicCacheHeaders, publicMissingPageHeaders } from '../http/cache-headers.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { visitContext } from '../visit/contexts.ts'
import type { Route } from './+types/security-advisory.route'
import {
  type AdvisoryDetails,
  AdvisoryHistory,
  AdvisoryProducts,
  AdvisoryRemedies,
  AdvisorySummary,
} from './advisory-content.tsx'
import { AdvisoryFiles } from './advisory-files.tsx'
import { AdvisoryRating } from './advisory-rating.tsx'
import { Advisory } from './advisory.generated.ts'
import classes from './advisory.module.css'
import { SeverityBadge } from './severity-badge.tsx'

/** `/{locale}/security/{id}`: one advisory for people. An unknown one and a draft have status 404. */
export async function loader({ params: { trackingId }, context }: Route.LoaderArgs) {
  const { site } = context.get(visitContext)
  const { advisory } = await orThrow503('data', runOnDataService(Advisory, { trackingId }))
  const keys = [advisoriesKey, siteKey(site.slug)]
  return advisory
    ? data({ advisory }, { headers: publicCacheHeaders(keys) })
    : data({ advisory }, { status: 404, headers: publicMissingPageHeaders(keys) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function SecurityAdvisoryPage({ loaderData: { advisory } }: Route.ComponentProps) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const title = advisory ? advisory.title : texts('advisory.unknown')
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      {!advisory && <meta name="robots" content="noindex" />}
      <Breadcrumb current={title} steps={[{ title: texts('advisory.title'), path: '/security' }]} />
      <Wrap>
        <div className={classes.page}>{advisory ? <AdvisoryPage advisory={advisory} /> : <h1>{title}</h1>}</div>
      </Wrap>
    </SiteFrame>
  )
}

function AdvisoryPage({ advisory }: { advisory: AdvisoryDetails }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { trackingId, title, severity, score, language, path } = advisory
  return (
    <>
      <header>
        <Kicker advisory={advisory} />
        <h1 lang={language}>{title}</h1>
        <LanguageNote language={language} />
        <div className={classes.actions}>
          <ButtonLink href={`${portalHome}/advisories/${encodeURIComponent(trackingId)}`}>
            {texts('advisory.check-machines')}
          </ButtonLink>
        </div>
      </header>
      <div className={classes.columns}>
        <div>
          <Section title={texts('advisory.what-can-happen')}>
            <AdvisorySummary advisory={advisory} />
          </Section>
          <Section title={texts('advisory.what-to-do')}>
            <AdvisoryRemedies advisory={advisory} />
          </Section>
          <Section title={texts('advisory.versions')}>
            <AdvisoryProducts advisory={advisory} />
          </Section>
        </div>
        <div>
          {(score !== null || severity !== 'none') && (
            <Section title={texts('advisory.rating')}>
              <AdvisoryRating advisory={advisory} />
            </Section>
          )}
          <Section title={texts('advisory.history')}>
            <AdvisoryHistory advisory={advisory} />
          </Section>
          <Section title={texts('advisory.files')}>
            <AdvisoryFiles path={path} />
          </Section>
          <Section title={texts('advisory.questions')}>
            <p>{advisory.publisher}</p>
            <p>{advisory.contact}</p>
          </Section>
        </div>
      </div>
    </>
  )
}

function Kicker({ advisory: { severity, score, trackingId, cves, releasedAt } }: { advisory: AdvisoryDetails }) {
  const texts = useTexts()
  const date = formatDate(new Date(releasedAt), useUserLanguage(), { timeZone: 'UTC', month: 'long' })
  return (
    <p className={classes.kicker}>
      <SeverityBadge severity={severity} score={score} />
      {[trackingId, ...cves, texts('advisory.published', { date })].join(', ')}
    </p>
  )
}

/** The texts of an advisory are in the language of the document. */
function LanguageNote({ language }: { language: string }) {
  const texts = useTexts()
  const userLanguage = useUserLanguage()
  if (language.startsWith(userLanguage)) return null
  return <p>{texts('advisory.in-language', { language: nameOfLanguage(language, userLanguage) })}</p>
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
