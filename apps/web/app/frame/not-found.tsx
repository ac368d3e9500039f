import { ButtonLink } from '@ferrule/ui/button'
import { CutWire } from '@ferrule/ui/cut-wire'
import { Column, Grid } from '@ferrule/ui/grid'
import { Note } from '@ferrule/ui/note'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from './breadcrumb.tsx'
import classes from './error-page.module.css'
import { useFrame } from './frame.ts'
import { useTexts } from './texts.tsx'

type NotFoundProps = {
  /** What the reader typed; it is shown as text and nothing else. */
  path: string
  /** Whether the address as such is known, and only what it asks for does not exist. */
  refused?: boolean
}

export function NotFound({ path, refused = false }: NotFoundProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const words = refused
    ? texts('error.not-found.full-path', { fullPath: path })
    : texts('error.not-found.path', { path })
  return (
    <>
      <title>{texts('error.not-found.title')}</title>
      <meta name="description" content={texts('error.not-found.reason')} />
      <Breadcrumb current={texts('error.not-found.title')} />
      <div className={classes.clip}>
        <Wrap>
          <p className={classes.figure} aria-hidden="true">
            404
          </p>
        </Wrap>
        <CutWire label={texts('error.open-circuit')} />
      </div>
      <Wrap className={classes.below}>
        <Grid>
          <Column span={7} className={classes.words}>
            <p className={classes.overline}>{texts('error.overline', { status: 404 })}</p>
            <h1>{texts('error.not-found.heading')}</h1>
            <p className={classes.lead}>
              {words}. {texts('error.not-found.reason')}
            </p>
            <p className={classes.links}>
              <ButtonLink href={home}>{texts('error.go-home')}</ButtonLink>
              <ButtonLink href={`${home}/search`} look="secondary">
                {texts('frame.search')}
              </ButtonLink>
            </p>
          </Column>
          <Column span={5}>
            <Note title={texts('error.maintenance.title')}>{texts('error.maintenance.text')}</Note>
          </Column>
        </Grid>
      </Wrap>
    </>
  )
}
