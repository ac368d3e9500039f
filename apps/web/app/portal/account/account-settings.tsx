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
import { AccountConfirmations } from './account-confirmations.tsx'
import { AccountSections } from './account-sections.tsx'
import classes from './account.module.css'
import type { Confirmation, RedirectState } from './identity-redirect.ts'
import { useReturnNotice } from './use-return-notice.ts'

type AccountSettingsProps = { account: Account; redirectState: RedirectState | undefined; timeZone: string }

export function AccountSettings({ account, redirectState, timeZone }: AccountSettingsProps) {
  const texts = useTexts()
  const { portalName } = useFrame()
  const { revalidate } = useRevalidator()
  const returnNotice = useReturnNotice(account, redirectState)
  const [notice, notify] = useState<Notice | undefined>(returnNotice)
  const [reauthenticatedFor] = useState(redirectState?.confirmation?.kind)
  const [confirmation, setConfirmation] = useState<Confirmation | undefined>(redirectState?.confirmation)
  const reload = () => void revalidate()
  return (
    <AccountContext value={{ account, timeZone, notify, setConfirmation, reload }}>
      <title>{`${texts('account.title')} | ${portalName}`}</title>
      <AccountHead account={account} />
      <div className={classes.notice} aria-live="polite">
        {notice && (
          <FlashMessage
            key={`${notice.kind} ${notice.title}`}
            kind={notice.kind}
            title={notice.title}
            hideLabel={texts('component.hide-message')}
            onHidden={() => notify(undefined)}
          >
            {notice.text}
          </FlashMessage>
        )}
      </div>
      <AccountSections />
      {confirmation && (
        <AccountConfirmations
          confirmation={confirmation}
          hasReauthenticated={reauthenticatedFor === confirmation.kind}
          onClose={() => setConfirmation(undefined)}
        />
      )}
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
