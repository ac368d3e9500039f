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

/** Shown when a route fails: says what to do, and nothing of the cause. */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <SiteFrame comparison={false}>{missing ? <NotFound path={pathname} /> : <UnexpectedError />}</SiteFrame>
}

/** With the words of the page that an editor wrote for it, where they could be read. */
export function UnexpectedError() {
  const { home } = useFrame()
  const texts = useTexts()
  const written = useErrorContent()
  const title = written?.title || texts('error.unexpected.title')
  return (
    <>
      <title>{title}</title>
      <Breadcrumb current={title} />
      <div className={classes.clip}>
        <CutWire label={texts('error.open-circuit')} />
      </div>
      <Wrap className={classes.below}>
        <div className={classes.words}>
          <p className={classes.overline}>{title}</p>
          <h1>{texts('error.unexpected.heading')}</h1>
          <p className={classes.lead}>{written?.description || texts('error.unexpected.reason')}</p>
          <Note title={texts('error.maintenance.title')}>{texts('error.maintenance.text')}</Note>
          <p className={classes.links}>
            <ButtonLink href={home}>{texts('error.go-home')}</ButtonLink>
          </p>
        </div>
      </Wrap>
      {written?.body}
    </>
  )
}
