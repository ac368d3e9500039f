import { Button, ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../../frame/texts.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import { EditorFrame } from '../editor-frame.tsx'
import classes from '../editor.module.css'
import type { LoadedRedirects } from './load-redirects.server.ts'
import { MissingAddresses } from './missing-addresses.tsx'
import { RedirectSimulator } from './redirect-simulator.tsx'
import { RedirectTable } from './redirect-table.tsx'
import own from './redirects.module.css'
import { toNewRedirectHref } from './to-new-redirect-href.ts'

/** The redirects of a site: the simulator, the redirects that need work first, and the addresses without a page. */
export function RedirectsScreen({ redirects }: { redirects: LoadedRedirects }) {
  const texts = useTexts()
  const { locale, site, rows, count } = redirects
  return (
    <EditorFrame
      title={texts('editor.redirects')}
      trail={[{ label: texts('editor.pages'), href: `/${locale}/editor?site=${site.slug}` }]}
      note={texts('editor.redirects.count', { count })}
      actions={<RedirectActions redirects={redirects} />}
    >
      <div className={own.columns}>
        <div>
          <RedirectSimulator redirects={redirects} />
          <div className={classes.panel}>
            <RedirectFilters redirects={redirects} />
            {rows.length === 0 ? (
              <EmptyState level={2} icon="file" title={texts('editor.redirects.none')} />
            ) : (
              <RedirectTable {...{ rows, locale }} siteSlug={site.slug} />
            )}
            <p className={own.foot}>{texts('editor.redirects.requests-note')}</p>
          </div>
        </div>
        <MissingAddresses redirects={redirects} />
      </div>
    </EditorFrame>
  )
}

function RedirectActions({ redirects: { locale, site, adminOrigin } }: { redirects: LoadedRedirects }) {
  const texts = useTexts()
  return (
    <div className={classes.filterActions}>
      <ButtonLink variant="secondary" href={`/${locale}/editor/redirects.csv?site=${site.slug}`}>
        {texts('editor.redirects.csv')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={`${adminOrigin}/admin/redirect-import`}>
        {texts('editor.redirects.import')}
      </ButtonLink>
      <ButtonLink href={toNewRedirectHref({ adminOrigin, siteSlug: site.slug })}>
        {texts('editor.redirects.new')}
      </ButtonLink>
    </div>
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
