import { Tag } from '@ferrule/ui/tag'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { askData } from '../sign-in/ask-data.ts'
import type { Route } from './+types/dashboard.route'
import classes from './dashboard.module.css'
import { PortalFrame } from './portal-frame.tsx'
import { Viewer } from './viewer.generated.ts'

export async function clientLoader() {
  const { viewer } = await askData(Viewer, {})
  return { viewer }
}
clientLoader.hydrate = true as const

export default function Dashboard({ loaderData: { viewer } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalName } = useFrame()
  if (!viewer) return null
  return (
    <PortalFrame person={viewer}>
      <title>{`${texts('portal.dashboard')} | ${portalName}`}</title>
      <h1 className={classes.title}>{texts('portal.welcome', { name: viewer.firstName })}</h1>
      <div className={classes.panels}>
        <section className={classes.panel}>
          <h2>{texts('portal.account')}</h2>
          <dl className={classes.facts}>
            <dt>{texts('portal.name')}</dt>
            <dd>{viewer.fullName}</dd>
            <dt>{texts('portal.email')}</dt>
            <dd>{viewer.email}</dd>
          </dl>
        </section>
        <section className={classes.panel}>
          <h2>{texts('portal.roles')}</h2>
          {viewer.roles.length === 0 ? (
            <p className={classes.body}>{texts('portal.no-roles')}</p>
          ) : (
            <ul className={`${classes.body} ${classes.roles}`} role="list">
              {viewer.roles.map((role) => (
                <li key={role}>
                  <Tag>{role}</Tag>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </PortalFrame>
  )
}
