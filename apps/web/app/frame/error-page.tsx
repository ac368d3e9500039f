import { ButtonLink } from '@ferrule/ui/button'
import { CutWire } from '@ferrule/ui/cut-wire'
import { Note } from '@ferrule/ui/note'
import { Wrap } from '@ferrule/ui/wrap'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Breadcrumb } from './breadcrumb.tsx'
import { useErrorContent } from './error-content.ts'
import classes from './error-page.module.css'
import { useFrame } from './frame.ts'
import { NotFound } from './not-found.tsx'
import { SiteFrame } from './site-frame.tsx'
import { useTexts } from './texts.tsx'

/** Rendered when a route fails. It does not reveal the cause. */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <SiteFrame comparison={false}>
      {isNotFound ? <NotFound path={pathname} /> : <UnexpectedError noSite={isNoSite(error)} />}
    </SiteFrame>
  )
}

/** `siteOrThrow503` threw this. */
function isNoSite(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data === 'no-site'
}

/** Shows the content of the editorial error page if it could be loaded. */
export function UnexpectedError({ noSite = false }: { noSite?: boolean }) {
  const { home } = useFrame()
  const texts = useTexts()
  const content = useErrorContent()
  const title = content?.title || texts('error.unexpected.title')
  return (
    <>
      <title>{title}</title>
      <Breadcrumb current={title} />
      <div className={classes.clip}>
        <CutWire label={texts('error.open-circuit')} />
      </div>
      <Wrap className={classes.below}>
        <div className={classes.body}>
          <p className={classes.overline}>{title}</p>
          <h1>{texts('error.unexpected.heading')}</h1>
          <p className={classes.lead}>
            {noSite ? texts('error.no-site') : content?.description || texts('error.unexpected.reason')}
          </p>
          <Note title={texts('error.maintenance.title')}>{texts('error.maintenance.text')}</Note>
          <p className={classes.links}>
            <ButtonLink href={home}>{texts('error.go-home')}</ButtonLink>
          </p>
        </div>
      </Wrap>
      {content?.body}
    </>
  )
}
