import { FlashMessage } from '@ferrule/ui/flash-message'
import { Button } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { CopyField } from '../../user-admin/company-directory/copy-field.tsx'
import { useDay } from '../../user-admin/use-day.ts'
import classes from './data-shares.module.css'
import type { MachineDataQuery } from './machine-data.generated.ts'
import { ShareForm } from './share-form.tsx'
import { useShares } from './use-shares.ts'

export type MachineShares = NonNullable<MachineDataQuery['machineData']>['shares']

/** The links with which other companies download the data of a machine. A new link is shown once. */
export function DataShares({ machineId, shares }: { machineId: string; shares: MachineShares }) {
  const texts = useTexts()
  const { link, failure, isSending, share, withdraw } = useShares(machineId)
  return (
    <Panel id="shares" title={texts('machine-data.share')}>
      <p>{texts('machine-data.share-text')}</p>
      {failure && <FlashMessage kind="error" title={texts(failure)} />}
      {link !== undefined && (
        <div role="status">
          <CopyField id="data-link" label={texts('machine-data.link')} value={link} />
          <p className={classes.muted}>{texts('machine-data.shown-once')}</p>
        </div>
      )}
      <ShareForm key={link} isSending={isSending} onShare={share} />
      {shares.length === 0 ? (
        <p className={classes.muted}>{texts('machine-data.no-shares')}</p>
      ) : (
        <ul className={classes.shares} role="list">
          {shares.map((one) => (
            <li key={one.id}>
              <ShareEntry share={one} isSending={isSending} onWithdraw={() => withdraw(one.id)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const states = {
  active: { text: 'machine-data.state.active', tone: 'ok' },
  expired: { text: 'machine-data.state.expired', tone: 'neutral' },
  withdrawn: { text: 'machine-data.state.withdrawn', tone: 'neutral' },
} as const

type ShareEntryProps = { share: MachineShares[number]; isSending: boolean; onWithdraw: () => Promise<void> }

function ShareEntry({ share, isSending, onWithdraw }: ShareEntryProps) {
  const texts = useTexts()
  const toDay = useDay()
  const { recipient, state, createdAt, createdBy, expiresAt, lastUsedAt } = share
  const { text, tone } = states[state === 'active' || state === 'withdrawn' ? state : 'expired']
  const date = toDay(createdAt)
  const facts = [
    createdBy === null
      ? texts('machine-data.created', { date })
      : texts('machine-data.created-by', { date, name: createdBy }),
    texts('inventory.until-day', { date: toDay(lastDayOf(expiresAt)) }),
    lastUsedAt ? texts('machine-data.last-used', { date: toDay(lastUsedAt) }) : texts('machine-data.never-used'),
  ]
  return (
    <>
      <div>
        <h3>
          {recipient} <StatusBadge tone={tone}>{texts(text)}</StatusBadge>
        </h3>
        <p className={classes.muted}>{facts.join(', ')}</p>
      </div>
      {state === 'active' && (
        <Button
          variant="secondary"
          disabled={isSending}
          aria-label={`${texts('machine-data.withdraw')}: ${recipient}`}
          onClick={() => void onWithdraw()}
        >
          {texts('machine-data.withdraw')}
        </Button>
      )}
    </>
  )
}

/** The link ends at the end of a day in UTC, so the last moment before it belongs to the last day. */
function lastDayOf(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10)
}
