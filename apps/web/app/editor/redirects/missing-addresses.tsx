import { TextLink } from '@ferrule/ui/text-link'
import { formatDate } from '@ferrule/texts/format-date'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { languageOf } from '../../tickets/ticket-labels.ts'
import type { LoadedRedirects } from './load-redirects.server.ts'
import classes from './redirects.module.css'
import { toNewRedirectHref } from './to-new-redirect-href.ts'

/** Addresses that visitors requested and that lead nowhere, each with a link to a redirect that is filled in. */
export function MissingAddresses({ redirects }: { redirects: LoadedRedirects }) {
  const texts = useTexts()
  const { missing, locale, adminOrigin, site } = redirects
  const day = (date: string) => formatDate(new Date(date), languageOf(locale), { timeZone: 'UTC', month: 'short' })
  return (
    <Panel id="missing-addresses" title={texts('editor.missing')}>
      {missing.length === 0 && <p>{texts('editor.missing.none')}</p>}
      <ul className={classes.missing} role="list">
        {missing.map(({ address, count, lastDay, suggestion }, index) => (
          <li key={address}>
            <span className={classes.mono} id={`missing-${index}`}>
              {address}
            </span>
            <span className={classes.count}>{count.toLocaleString(locale)}</span>
            <small>{texts('editor.missing.last', { date: day(lastDay) })}</small>
            {suggestion !== undefined && (
              <small>
                {texts('editor.missing.suggestion')} <span className={classes.mono}>{suggestion}</span>
              </small>
            )}
            <TextLink
              aria-describedby={`missing-${index}`}
              href={toNewRedirectHref({ adminOrigin, siteSlug: site.slug, previousUrl: address, target: suggestion })}
            >
              {texts('editor.missing.redirect')}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{texts('editor.missing.note')}</p>
    </Panel>
  )
}
