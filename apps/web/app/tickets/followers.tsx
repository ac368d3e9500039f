import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { TicketChangeResult } from './change-ticket.ts'
import type { TicketQuery } from './ticket.generated.ts'
import classes from './tickets.module.css'

type Colleague = NonNullable<TicketQuery['ticket']>['colleagues'][number]

/** The colleagues who are kept informed of a ticket. Not shown to a person without colleagues. */
export function Followers({ colleagues }: { colleagues: readonly Colleague[] }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const fetcher = useFetcher<TicketChangeResult>()
  const [followers, others] = [true, false].map((value) => colleagues.filter(({ isFollower }) => isFollower === value))
  if (!followers || !others || colleagues.length === 0) return null
  const nameOf = ({ name, isMe }: Colleague) => (isMe ? `${name} (${texts('ticket.you')})` : name)
  return (
    <Panel id="followers" title={texts('ticket.followers')}>
      <p className={classes.hint}>{texts('ticket.followers.hint')}</p>
      {fetcher.state === 'idle' && fetcher.data?.refusal && (
        <FlashMessage kind="error" title={texts('ticket.is-solved.failed')} />
      )}
      <ul role="list" className={classes.followers} aria-live="polite">
        {followers.map((follower) => (
          <li key={follower.id}>
            {nameOf(follower)}
            <fetcher.Form method="post">
              <input type="hidden" name="personId" value={follower.id} />
              <Button
                type="submit"
                name="intent"
                value="unfollow"
                variant="quiet"
                aria-label={texts('ticket.followers.remove', { name: follower.name })}
              >
                {texts('component.remove')}
              </Button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <fetcher.Form key={followers.length} method="post" className={classes.addFollower}>
          <input type="hidden" name="intent" value="follow" />
          <Select
            name="personId"
            labels={labels}
            label={texts('ticket.followers.colleague')}
            placeholder={texts('ticket.followers.choose')}
            options={others.map((colleague) => ({ value: colleague.id, label: nameOf(colleague) }))}
            required
            compact
          />
          <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle'}>
            {texts('ticket.followers.add')}
          </Button>
        </fetcher.Form>
      )}
    </Panel>
  )
}
