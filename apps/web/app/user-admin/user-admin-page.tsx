import { toLimitedCount } from '@ferrule/domain/limited-count'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { ButtonLink } from '@ferrule/ui/button'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import type { UserAdminQuery } from './user-admin.generated.ts'
import classes from './user-admin.module.css'

const tabs = [
  { id: 'users', path: '', text: 'user-admin.users' },
  { id: 'organisations', path: '/organisations', text: 'user-admin.organisations' },
  { id: 'applications', path: '/applications', text: 'user-admin.applications' },
  { id: 'requests', path: '/requests', text: 'user-admin.request-list' },
  { id: 'review', path: '/review', text: 'user-admin.review' },
] as const

type UserAdminPageProps = {
  tab: (typeof tabs)[number]['id']
  summary: UserAdminQuery['userAdmin']
  /** Before the button that invites a user. */
  actions?: ReactNode
  children: ReactNode
}

/** A tab of user administration. */
export function UserAdminPage({ tab, summary, actions, children }: UserAdminPageProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const home = `${portalHome}/user-admin`
  const { userCount, organisationCount, requestCount, applications } = summary
  const counts = {
    users: toLimitedCount(userCount, userCountLimit),
    organisations: toLimitedCount(organisationCount, userCountLimit),
    applications: applications.length,
    requests: toLimitedCount(requestCount, userCountLimit),
    review: undefined,
  }
  // A count that reached the maximum says nothing in a sentence; the tabs show it with a plus sign.
  const size = [
    texts('user-admin.user-count', { count: userCount }),
    texts('user-admin.organisation-count', { count: organisationCount }),
  ]
  const isCounted = Math.max(userCount, organisationCount) <= userCountLimit
  return (
    <PortalPage
      title={texts('user-admin.title')}
      note={`${isCounted ? `${size.join(', ')}. ` : ''}${texts('user-admin.lead')}`}
      actions={
        <>
          {actions}
          <ButtonLink href={`${home}/invite`}>{texts('user-admin.invite')}</ButtonLink>
        </>
      }
    >
      <div className={classes.tabs}>
        <LinkTabs
          label={texts('user-admin.title')}
          tabs={tabs.map(({ id, path, text }) => ({
            label: texts(text),
            href: `${home}${path}`,
            count: counts[id],
            current: id === tab,
          }))}
        />
      </div>
      {children}
    </PortalPage>
  )
}
