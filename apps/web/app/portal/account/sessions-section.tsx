import { formatDateTime } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { Icon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { revokeOtherSessions, revokeSession, type Refusal } from './account-calls.ts'
import { type Account, useAccount } from './account-context.ts'
import { AccountSection } from './account-section.tsx'
import classes from './account.module.css'
import { useUserLanguage } from '../../frame/use-user-language.ts'

/** The user's sessions on all devices, each with a sign-out button. */
export function SessionsSection() {
  const texts = useTexts()
  const { account } = useAccount()
  const [revoking, revoke] = useRevocation()
  return (
    <AccountSection
      id="sessions"
      title={texts('account.sessions')}
      aside={
        account.sessions.length > 1 && (
          <Button
            variant="quiet"
            loading={revoking === 'others'}
            onClick={() => void revoke('others', revokeOtherSessions)}
          >
            {texts('account.sessions.sign-out-others')}
          </Button>
        )
      }
    >
      <ul role="list" className={classes.rows}>
        {account.sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            revoking={revoking === session.id}
            onRevoke={() => void revoke(session.id, () => revokeSession(session.id))}
          />
        ))}
      </ul>
    </AccountSection>
  )
}

type SessionProps = { session: Account['sessions'][number]; revoking: boolean; onRevoke: () => void }

function Session({ session, revoking, onRevoke }: SessionProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { timeZone } = useAccount()
  const [start, last] = [session.startedAt, session.lastUsedAt].map((time) =>
    formatDateTime(new Date(time), language, timeZone),
  )
  const name = texts('account.sessions.from', { address: session.address })
  return (
    <li className={classes.row}>
      <Icon name="software" />
      <span>
        <strong>{name}</strong>
        <span className={classes.detail}>
          {texts('account.sessions.times', { start: start ?? '', last: last ?? '' })}
        </span>
      </span>
      {session.isThis ? (
        <StatusBadge tone="ok">{texts('account.sessions.this-device')}</StatusBadge>
      ) : (
        <Button
          variant="quiet"
          loading={revoking}
          aria-label={texts('account.sessions.sign-out-of', { device: name })}
          onClick={onRevoke}
        >
          {texts('account.sessions.sign-out')}
        </Button>
      )}
    </li>
  )
}

function useRevocation() {
  const texts = useTexts()
  const { notify, reload } = useAccount()
  const [revoking, setRevoking] = useState<string>()
  const revoke = async (which: string, call: () => Promise<Refusal>) => {
    setRevoking(which)
    const refusal = await call()
    setRevoking(undefined)
    // A session that has ended in the meantime counts as revoked.
    if (refusal === null || refusal === 'not-found') {
      notify({ kind: 'success', title: texts('account.sessions.ended') })
      return reload()
    }
    notify({ kind: 'error', title: texts('account.sessions.failed'), text: texts('account.unavailable') })
  }
  return [revoking, revoke] as const
}
