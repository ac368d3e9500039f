import { toBreadcrumbs } from '@ferrule/domain/navigation/breadcrumbs'
import { ButtonLink } from '@ferrule/ui/button'
import { CutWire } from '@ferrule/ui/cut-wire'
import { Note } from '@ferrule/ui/note'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from './breadcrumb.tsx'
import { CriticalStyles } from './critical-styles.tsx'
import classes from './error-page.module.css'
import { useFrame } from './frame.ts'
import { NearestPages, type NearestPagesProps } from './nearest-pages.tsx'
import { useTexts } from './texts.tsx'

type NotFoundProps = {
  /** The requested path. It is user input and rendered as text only. */
  path: string
  /** Whether a route matches the path but the requested record does not exist. */
  refused?: boolean
  /** Existing pages with a similar address; undefined on pages rendered in the browser, which have no styles for them. */
  nearest?: NearestPagesProps['pages']
}

export function NotFound({ path, refused = false, nearest }: NotFoundProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const message = refused
    ? texts('error.not-found.full-path', { fullPath: path })
    : texts('error.not-found.path', { path })
  return (
    <>
      <title>{texts('error.not-found.title')}</title>
      <meta name="description" content={texts('error.not-found.reason')} />
      {nearest && <CriticalStyles of="nearest" />}
      <NotFoundTrail />
      <Wrap className={classes.opening}>
        <p className={classes.status} aria-hidden="true">
          404
        </p>
        <div className={classes.body}>
          <p className={classes.overline}>{texts('error.overline', { status: 404 })}</p>
          <h1>{texts('error.not-found.title')}</h1>
          <p className={classes.lead}>
            {message}. {texts('error.not-found.reason')}
          </p>
        </div>
      </Wrap>
      <div className={classes.clip}>
        <CutWire label={texts('error.open-circuit')} />
      </div>
      <Wrap className={classes.below}>
        {nearest && <NearestPages path={path} pages={nearest} />}
        <div className={classes.body}>
          <Note title={texts('error.maintenance.title')}>{texts('error.maintenance.text')}</Note>
          <p className={classes.links}>
            <ButtonLink variant="secondary" href={home}>
              {texts('error.go-home')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={`${home}/requests/contact`}>
              {texts('frame.contact')}
            </ButtonLink>
          </p>
        </div>
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
