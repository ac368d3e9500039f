import { Button } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { AccessRequestsQuery } from './managed-access.generated.ts'
import { useDay } from './use-day.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import classes from './user-admin.module.css'

export type AccessRequest = AccessRequestsQuery['accessRequests']['entries'][number]

const decisions = ['accept', 'decline'] as const

type RequestEntryProps = {
  request: AccessRequest
  isSelected: boolean
  isSending: boolean
  onSelect: (isSelected: boolean) => void
  onDecide: (decision: (typeof decisions)[number]) => void
}

/** One access request with its decisions. */
export function RequestEntry({ request, isSelected, isSending, onSelect, onDecide }: RequestEntryProps) {
  const texts = useTexts()
  const day = useDay()
  const { portalHome } = useFrame()
  const labels = toUserAdminLabels(texts)
  const { id, userId, requestedBy, email, requestedAt, reason, access } = request
  const application = `${labels.application(access.application)}, ${labels.role(access.role)}`
  const wanted = texts('user-admin.asks-for', { name: requestedBy || email, application })
  return (
    <>
      <div>
        <Checkbox
          name={`request-${id}`}
          label={wanted}
          hint={[access.organisationName, texts('user-admin.requested-on', { date: day(requestedAt) }), reason]
            .filter(Boolean)
            .join('. ')}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <a className={classes.email} href={`${portalHome}/user-admin/${userId}`}>
          {email}
        </a>
      </div>
      <div className={classes.actions}>
        {decisions
          .filter((decision) => access.actions.includes(decision))
          .map((decision) => (
            <Button
              key={decision}
              variant={decision === 'accept' ? 'primary' : 'secondary'}
              disabled={isSending}
              aria-label={`${texts(`user-admin.${decision}`)}: ${wanted}`}
              onClick={() => onDecide(decision)}
            >
              {texts(`user-admin.${decision}`)}
            </Button>
          ))}
      </div>
    </>
  )
}
