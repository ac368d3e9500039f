import { Avatar } from '@ferrule/ui/avatar'
import { Breadcrumbs } from '@ferrule/ui/breadcrumbs'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { usePortal } from '../portal-data.ts'
import { type Account, AccountContext, type Notice } from './account-context.ts'
import { AccountQuestions } from './account-questions.tsx'
import { AccountSections } from './account-sections.tsx'
import classes from './account.module.css'
import type { Asked, Left } from './leave-and-return.ts'
import { useReturnNotice } from './use-return-notice.ts'

type AccountSettingsProps = { account: Account; left: Left | undefined; timeZone: string }

export function AccountSettings({ account, left, timeZone }: AccountSettingsProps) {
  const texts = useTexts()
  const { portalName } = useFrame()
  const { revalidate } = useRevalidator()
  const returned = useReturnNotice(account, left)
  const [notice, tell] = useState<Notice | undefined>(returned)
  const [again] = useState(left?.asked?.kind)
  const [asked, ask] = useState<Asked | undefined>(left?.asked)
  const reload = () => void revalidate()
  return (
    <AccountContext value={{ account, timeZone, tell, ask, reload }}>
      <title>{`${texts('account.title')} | ${portalName}`}</title>
      <AccountHead account={account} />
      <div className={classes.notice} aria-live="polite">
        {notice && (
          <FlashMessage
            key={`${notice.kind} ${notice.title}`}
            kind={notice.kind}
            title={notice.title}
            hideLabel={texts('component.hide-message')}
            onHidden={() => tell(undefined)}
          >
            {notice.text}
          </FlashMessage>
        )}
      </div>
      <AccountSections />
      {asked && <AccountQuestions asked={asked} again={again === asked.kind} onClose={() => ask(undefined)} />}
    </AccountContext>
  )
}

function AccountHead({ account }: { account: Account }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { person } = usePortal()
  return (
    <>
      <Breadcrumbs
        label={texts('frame.breadcrumb')}
        steps={[{ label: texts('portal.dashboard'), href: portalHome }]}
        current={texts('account.title')}
      />
      <div className={classes.head}>
        <Avatar initials={person.initials} size="medium" />
        <div>
          <h1>{person.fullName}</h1>
          <p>{[account.email, account.profile.company].filter(Boolean).join(', ')}</p>
        </div>
        {account.isManagedInternally && (
          <StatusBadge tone="info" icon="user">
            {texts('account.internal')}
          </StatusBadge>
        )}
      </div>
    </>
  )
}
