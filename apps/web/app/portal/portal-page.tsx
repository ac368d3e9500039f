import { Breadcrumbs } from '@ferrule/ui/breadcrumbs'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-page.module.css'

type PortalPageProps = {
  title: string
  /** The breadcrumbs between the dashboard and this page. */
  trail?: { label: string; href: string }[]
  /** Above the title, for example a number or a status. */
  kicker?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A screen of the portal: breadcrumbs, title, actions and content. */
export function PortalPage({ title, trail = [], kicker, note, actions, children }: PortalPageProps) {
  const texts = useTexts()
  const { portalHome, portalName } = useFrame()
  const steps = [{ label: texts('portal.dashboard'), href: portalHome }, ...trail]
  return (
    <>
      <title>{`${title} | ${portalName}`}</title>
      <Breadcrumbs label={texts('frame.breadcrumb')} steps={steps} current={title} />
      <header className={classes.head}>
        <div>
          {kicker && <p className={classes.kicker}>{kicker}</p>}
          <h1 className={classes.title}>{title}</h1>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </>
  )
}

/** A section of a screen with its own heading. */
export function Panel({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.panelHead}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={classes.aside}>{aside}</span>}
      </header>
      <div className={classes.panelBody}>{children}</div>
    </section>
  )
}
