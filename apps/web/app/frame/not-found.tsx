import { toBreadcrumbs } from '@ferrule/domain/navigation/breadcrumbs'
import { findNavigationBranch } from '@ferrule/domain/navigation/find-navigation'
import { wordsOfPath } from '@ferrule/domain/search/words-of-path'
import { ButtonLink } from '@ferrule/ui/button'
import { CutWire } from '@ferrule/ui/cut-wire'
import { Column, Grid } from '@ferrule/ui/grid'
import { MoreLink } from '@ferrule/ui/more-link'
import { Note } from '@ferrule/ui/note'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from './breadcrumb.tsx'
import classes from './error-page.module.css'
import { useFrame } from './frame.ts'
import { useSiteNavigation } from './site-navigation.ts'
import { useTexts } from './texts.tsx'

type NotFoundProps = {
  /** The requested path. It is user input and rendered as text only. */
  path: string
  /** Whether a route matches the path but the requested record does not exist. */
  refused?: boolean
}

export function NotFound({ path, refused = false }: NotFoundProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const message = refused
    ? texts('error.not-found.full-path', { fullPath: path })
    : texts('error.not-found.path', { path })
  return (
    <>
      <title>{texts('error.not-found.title')}</title>
      <meta name="description" content={texts('error.not-found.reason')} />
      <NotFoundTrail />
      <div className={classes.clip}>
        <Wrap>
          <p className={classes.status} aria-hidden="true">
            404
          </p>
        </Wrap>
        <CutWire label={texts('error.open-circuit')} />
      </div>
      <Wrap className={classes.below}>
        <Grid>
          <Column span={7} className={classes.body}>
            <p className={classes.overline}>{texts('error.overline', { status: 404 })}</p>
            <h1>{texts('error.not-found.heading')}</h1>
            <p className={classes.lead}>
              {message}. {texts('error.not-found.reason')}
            </p>
            <p className={classes.links}>
              <ButtonLink href={home}>{texts('error.go-home')}</ButtonLink>
              <ButtonLink href={`${home}/search?${new URLSearchParams({ q: wordsOfPath(path) })}`} variant="secondary">
                {texts('error.not-found.search')}
              </ButtonLink>
            </p>
            <Suggestions />
          </Column>
          <Column span={5}>
            <Note title={texts('error.maintenance.title')}>{texts('error.maintenance.text')}</Note>
          </Column>
        </Grid>
      </Wrap>
    </>
  )
}

/** Home, then an item for the missing page, which links to home as well. */
function NotFoundTrail() {
  const texts = useTexts()
  const titles = { home: texts('frame.home'), notFound: `${texts('error.not-found.title')} (404)` }
  const last = toBreadcrumbs({ kind: 'unknown' }, titles).at(-1)
  return <Breadcrumb current={last?.title ?? ''} currentPath={last?.path} />
}

function Suggestions() {
  const { home, siteSlug } = useFrame()
  const { header } = useSiteNavigation()
  const texts = useTexts()
  // The main site always has a catalogue; another site only if its navigation links to one.
  const hasProducts = siteSlug === '' || findNavigationBranch(header, { id: undefined, path: 'products' }) !== undefined
  return (
    <nav className={classes.suggestions} aria-label={texts('error.not-found.suggestions')}>
      <p>{texts('error.not-found.suggestions')}</p>
      {hasProducts && <MoreLink href={`${home}/products`}>{texts('frame.products')}</MoreLink>}
      <MoreLink href={`${home}/requests/contact`}>{texts('frame.contact')}</MoreLink>
    </nav>
  )
}
