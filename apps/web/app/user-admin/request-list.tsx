import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { Button } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useState } from 'react'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useTexts } from '../frame/texts.tsx'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { useLoadMore } from '../portal/use-load-more.ts'
import type { Change } from './change.ts'
import { AccessRequests, type AccessRequestsQuery } from './managed-access.generated.ts'
import { type AccessRequest, RequestEntry } from './request-entry.tsx'
import type { Changes } from './use-changes.ts'
import classes from './user-admin.module.css'

type Decision = 'accept' | 'decline'
type RequestListProps = { first: AccessRequestsQuery['accessRequests']; changes: Changes }

/** Accepts or declines one request, or all selected ones. */
export function RequestList({ first, changes }: RequestListProps) {
  const texts = useTexts()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { entries, ...more } = useLoadMore(
    first,
    async (after) => (await queryDataService(AccessRequests, { after })).accessRequests,
  )
  const chosen = entries.filter(({ id }) => selected.has(id))
  const decide = (decision: Decision, requests: readonly AccessRequest[]) => {
    const [change, ...others] = requests.map((request) =>
      toChange(decision, request, texts('user-admin.done.accepted')),
    )
    if (change) void changes.send(change, ...others)
  }
  const select = (ids: readonly string[], isSelected: boolean) => {
    const others = [...selected].filter((id) => !ids.includes(id))
    setSelected(new Set(isSelected ? [...others, ...ids] : others))
  }
  if (entries.length === 0) return <EmptyState level={2} icon="users" title={texts('user-admin.none-requests')} />
  return (
    <div className={classes.frame}>
      <div className={classes.bar}>
        <Checkbox
          name="all"
          label={texts('user-admin.select-all')}
          checked={chosen.length === entries.length}
          mixed={chosen.length > 0 && chosen.length < entries.length}
          onChange={(event) =>
            select(
              entries.map(({ id }) => id),
              event.currentTarget.checked,
            )
          }
        />
        <span aria-live="polite">
          {chosen.length > 0 && texts('component.selected-rows', { count: chosen.length })}
        </span>
        {chosen.length > 0 && (
          <span className={classes.actions}>
            <Button disabled={changes.isSending} onClick={() => decide('accept', chosen)}>
              {texts('user-admin.accept-selected')}
            </Button>
            <Button variant="secondary" disabled={changes.isSending} onClick={() => decide('decline', chosen)}>
              {texts('user-admin.decline-selected')}
            </Button>
          </span>
        )}
      </div>
      <ul role="list">
        {entries.map((request) => (
          <li key={request.id} className={classes.request}>
            <RequestEntry
              request={request}
              isSelected={selected.has(request.id)}
              isSending={changes.isSending}
              onSelect={(isSelected) => select([request.id], isSelected)}
              onDecide={(decision) => decide(decision, [request])}
            />
          </li>
        ))}
      </ul>
      <MoreOfList
        {...more}
        shown={entries.length}
        total={first.total}
        countLimit={userCountLimit}
        failure={texts('user-admin.load-failed')}
      />
    </div>
  )
}

/** An accepted access needs a reason: that of the request, or else that it was requested. */
function toChange(decision: Decision, { id, access, reason }: AccessRequest, withoutReason: string): Change {
  if (decision === 'decline') return { intent: 'decline', input: { accessId: id, reason: '' } }
  const input = { accessId: id, role: access.role, reason: reason || withoutReason, endsOn: null }
  return { intent: 'accept', input }
}
