import { Wordmark } from '@ferrule/ui/wordmark'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './bare-page.module.css'

type BarePageProps = {
  title: string
  overline?: string
  /** `alert` if the page replaced another one without an action of the user. */
  role?: 'alert'
  /** For two columns instead of a column of text. */
  wide?: boolean
  children: ReactNode
}

/** A page with the portal's top bar but without its navigation, for users who are not (yet) signed in or offline. */
export function BarePage({ title, overline, role, wide = false, children }: BarePageProps) {
  const { portalName, portalHome, siteName, home } = useFrame()
  const texts = useTexts()
  return (
    <>
      <title>{`${title} | ${portalName}`}</title>
      <header className={classes.bar}>
        <Wordmark href={portalHome} name={portalName} label={portalName} className={classes.mark} />
        <a className={classes.site} href={home}>
          {texts('portal.website', { site: siteName })}
        </a>
      </header>
      <main id="main" className={classes.main}>
        <div className={wide ? classes.wide : classes.column} role={role}>
          {overline && <p className={classes.overline}>{overline}</p>}
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </>
  )
}
