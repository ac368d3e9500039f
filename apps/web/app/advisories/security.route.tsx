import { csafFolder, csafPaths } from '@ferrule/domain/advisories/provider-metadata'
import { advisoriesKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { formatDate } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { visitContext } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/security.route'
import { Advisories, type AdvisoriesQuery } from './advisories.generated.ts'
import classes from './advisory.module.css'
import { SeverityBadge } from './severity-badge.tsx'

/** `/{locale}/security`: all published advisories. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(visitContext)
  const { advisories } = await orThrow503('data', runOnDataService(Advisories, {}))
  const { SECURITY_CONTACT: contact } = getServices().settings
  return data({ advisories, contact }, { headers: publicCacheHeaders([advisoriesKey, siteKey(site.slug)]) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function SecurityPage({ loaderData: { advisories, contact } }: Route.ComponentProps) {
  const { siteName, home } = useFrame()
  const texts = useTexts()
  const title = texts('advisory.title')
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="description" content={texts('advisory.public-intro')} />
      <link rel="alternate" type="application/atom+xml" title={title} href={`${home}/security/advisories.atom`} />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={classes.page}>
          <div className={classes.lead}>
            <h1>{title}</h1>
            <p>{texts('advisory.public-intro')}</p>
            <div className={classes.actions}>
              <ButtonLink variant="secondary" href={contact}>
                {texts('advisory.report')}
              </ButtonLink>
              <ButtonLink variant="quiet" href={`${csafFolder}/${csafPaths.provider}`}>
                {texts('advisory.csaf-feed')}
              </ButtonLink>
              <ButtonLink variant="quiet" href={`${home}/security/advisories.atom`}>
                {texts('advisory.atom-feed')}
              </ButtonLink>
            </div>
          </div>
          <ul className={classes.list} role="list">
            {advisories.map((advisory) => (
              <Entry key={advisory.trackingId} advisory={advisory} />
            ))}
          </ul>
          <p>{texts('advisory.scale')}</p>
        </div>
      </Wrap>
    </SiteFrame>
  )
}

function Entry({ advisory }: { advisory: AdvisoriesQuery['advisories'][number] }) {
  const { home } = useFrame()
  const language = useUserLanguage()
  const { trackingId, title, severity, score, updatedAt, summary, products } = advisory
  return (
    <li>
      <p className={classes.kicker}>
        <SeverityBadge severity={severity} score={score} />
        <span>{trackingId}</span>
        <time dateTime={updatedAt}>
          {formatDate(new Date(updatedAt), language, { timeZone: 'UTC', month: 'short' })}
        </time>
      </p>
      <h2 lang={advisory.language}>
        <a href={`${home}/security/${encodeURIComponent(trackingId)}`}>{title}</a>
      </h2>
      <p lang={advisory.language}>{summary}</p>
      <p className={classes.kicker} lang={advisory.language}>
        {products.join(', ')}
      </p>
    </li>
  )
}
