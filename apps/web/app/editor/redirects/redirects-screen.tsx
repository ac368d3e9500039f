import type { AssessedRedirect } from '@ferrule/domain/redirects/assess-redirects'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Select } from '@ferrule/ui/select'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../../frame/texts.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import { EditorFrame } from '../editor-frame.tsx'
import classes from '../editor.module.css'
import type { LoadedRedirects } from './load-redirects.server.ts'

const states = {
  works: { tone: 'ok', icon: 'check' },
  chain: { tone: 'warn', icon: 'edit' },
  loop: { tone: 'error', icon: 'error' },
  invalid: { tone: 'error', icon: 'error' },
} as const

/** The redirects of a site: those that need work first, each with a link to the simulator. */
export function RedirectsScreen({ redirects }: { redirects: LoadedRedirects }) {
  const texts = useTexts()
  const { locale, site, rows, count, adminOrigin } = redirects
  return (
    <EditorFrame
      title={texts('editor.redirects')}
      trail={[{ label: texts('editor.pages'), href: `/${locale}/editor?site=${site.slug}` }]}
      note={texts('editor.redirects.count', { count })}
      actions={
        <div className={classes.filterActions}>
          <ButtonLink variant="secondary" href={`/${locale}/editor/redirects.csv?site=${site.slug}`}>
            {texts('editor.redirects.csv')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`${adminOrigin}/admin/collections/redirects`}>
            {texts('editor.content-admin')}
          </ButtonLink>
        </div>
      }
    >
      <div className={classes.panel}>
        <RedirectFilters redirects={redirects} />
        {rows.length === 0 ? (
          <EmptyState level={2} icon="file" title={texts('editor.redirects.none')} />
        ) : (
          <RedirectTable {...{ rows, locale }} siteSlug={site.slug} />
        )}
      </div>
    </EditorFrame>
  )
}

function RedirectFilters({ redirects: { sites, site, search } }: { redirects: LoadedRedirects }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  return (
    <form className={classes.filters} role="search">
      <TextField {...{ labels }} name="search" label={texts('editor.redirects.search')} defaultValue={search} compact />
      <Select
        {...{ labels }}
        name="site"
        label={texts('editor.site')}
        defaultValue={site.slug}
        options={sites.map(({ slug, name }) => ({ value: slug, label: name }))}
        compact
      />
      <div className={classes.filterActions}>
        <Button type="submit" variant="secondary">
          {texts('component.apply')}
        </Button>
      </div>
    </form>
  )
}

type TableProps = { rows: readonly AssessedRedirect[]; locale: string; siteSlug: string }

function RedirectTable({ rows, locale, siteSlug }: TableProps) {
  const texts = useTexts()
  return (
    // Focusable, because it scrolls sideways on small screens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={texts('editor.redirects')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts('editor.redirects.previous')}</th>
            <th scope="col">{texts('editor.redirects.target')}</th>
            <th scope="col">{texts('editor.state')}</th>
            <th scope="col">{texts('editor.simulator')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ previousUrl, target, state }, index) => (
            <tr key={`${previousUrl} ${target}`}>
              <th scope="row">
                <span id={`redirect-${index}`} title={previousUrl}>
                  {previousUrl}
                </span>
              </th>
              <td>{target}</td>
              <td>
                <StatusBadge {...states[state]}>{texts(`editor.redirects.${state}`)}</StatusBadge>
              </td>
              <td>
                <a aria-describedby={`redirect-${index}`} href={toSimulator({ locale, siteSlug, previousUrl })}>
                  {texts('editor.simulator.follow')}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function toSimulator({ locale, siteSlug, previousUrl }: { locale: string; siteSlug: string; previousUrl: string }) {
  return `/${locale}/editor?${new URLSearchParams({ site: siteSlug, address: previousUrl })}#redirect-simulator`
}
