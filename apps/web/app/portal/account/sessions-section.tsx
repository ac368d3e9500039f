import { formatMoment } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { Icon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { endOtherSessions, endSession, type Refusal } from './account-calls.ts'
import { type Account, useAccount } from './account-context.ts'
import { AccountSection } from './account-section.tsx'
import classes from './account.module.css'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'

/** Where the person is signed in, and how to end it there. */
export function SessionsSection() {
  const texts = useTexts()
  const { account } = useAccount()
  const [ending, end] = useEnd()
  return (
    <AccountSection
      id="sessions"
      title={texts('account.sessions')}
      aside={
        account.sessions.length > 1 && (
          <Button look="quiet" loading={ending === 'others'} onClick={() => void end('others', endOtherSessions)}>
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
            ending={ending === session.id}
            onEnd={() => void end(session.id, () => endSession(session.id))}
          />
        ))}
      </ul>
    </AccountSection>
  )
}

type SessionProps = { session: Account['sessions'][number]; ending: boolean; onEnd: () => void }

function Session({ session, ending, onEnd }: SessionProps) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { timeZone } = useAccount()
  const [start, last] = [session.startedAt, session.lastUsedAt].map((moment) =>
    formatMoment(new Date(moment), language, timeZone),
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
          look="quiet"
          loading={ending}
          aria-label={texts('account.sessions.sign-out-of', { device: name })}
          onClick={onEnd}
        >
          {texts('account.sessions.sign-out')}
        </Button>
      )}
    </li>
  )
}

function useEnd() {
  const texts = useTexts()
  const { tell, reload } = useAccount()
  const [ending, setEnding] = useState<string>()
  const end = async (which: string, call: () => Promise<Refusal>) => {
    setEnding(which)
    const refusal = await call()
    setEnding(undefined)
    // One that has ended in the meantime is what was wanted.
    if (refusal === null || refusal === 'not-found') {
      tell({ kind: 'success', title: texts('account.sessions.ended') })
      return reload()
    }
    tell({ kind: 'error', title: texts('account.sessions.failed'), text: texts('account.away') })
  }
  return [ending, end] as const
}
