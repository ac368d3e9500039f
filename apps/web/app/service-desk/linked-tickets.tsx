import { ticketLinkKinds } from '@ferrule/domain/tickets/ticket-links'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { toTicketLabels } from '../tickets/ticket-labels.ts'
import type { DeskActionResult } from './desk-actions.ts'
import type { DeskTicketQuery } from './desk-ticket.generated.ts'
import { SaveFailure } from './save-failure.tsx'
import classes from './service-desk.module.css'

type Link = NonNullable<DeskTicketQuery['ticket']>['links'][number]

type LinkedTicketsProps = { ticket: { id: string; number: string }; links: Link[] }

const relationTexts = {
  related: 'desk.relation.related',
  'duplicate-of': 'desk.relation.duplicate-of',
  'duplicated-by': 'desk.relation.duplicated-by',
  'caused-by': 'desk.relation.caused-by',
  'cause-of': 'desk.relation.cause-of',
} as const

const isRelation = (relation: string): relation is keyof typeof relationTexts => Object.hasOwn(relationTexts, relation)

/** The tickets that agents have linked to this one, also of other customers. A removed link can be restored. */
export function LinkedTickets({ ticket, links }: LinkedTicketsProps) {
  const texts = useTexts()
  const fetcher = useFetcher<DeskActionResult>()
  const [removed, setRemoved] = useState<Link>()
  const isUnlinked = fetcher.state === 'idle' && fetcher.data?.intent === 'unlink' && !fetcher.data.refusal
  const unlink = (link: Link) => {
    setRemoved(link)
    void fetcher.submit({ intent: 'unlink', otherId: link.id }, { method: 'post' })
  }
  const restore = (link: Link) => {
    setRemoved(undefined)
    void fetcher.submit({ intent: 'link', ...toLinkFields(ticket, link) }, { method: 'post' })
  }
  return (
    <Panel id="links" title={texts('desk.links')}>
      {removed && isUnlinked && (
        <FlashMessage kind="success" title={texts('desk.unlinked', { number: removed.number })}>
          <Button variant="secondary" onClick={() => restore(removed)}>
            {texts('desk.undo')}
          </Button>
        </FlashMessage>
      )}
      <SaveFailure fetcher={fetcher} />
      {links.length > 0 && (
        <ul role="list" className={classes.similar}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} isSending={fetcher.state !== 'idle'} onUnlink={() => unlink(link)} />
          ))}
        </ul>
      )}
      <LinkForm key={links.length} ticketId={ticket.id} />
    </Panel>
  )
}

/** The fields of the link as it was: from the ticket that was linked to the other. */
function toLinkFields(ticket: LinkedTicketsProps['ticket'], { id, number, kind, relation }: Link) {
  const isReversed = relation === 'duplicated-by' || relation === 'cause-of'
  return isReversed ? { ticketId: id, number: ticket.number, kind } : { ticketId: ticket.id, number, kind }
}

function LinkRow({ link, isSending, onUnlink }: { link: Link; isSending: boolean; onUnlink: () => void }) {
  const texts = useTexts()
  const labels = toTicketLabels(texts)
  const { portalHome } = useFrame()
  const { id, number, subject, status, organisation, relation } = link
  return (
    <li>
      <span>
        {isRelation(relation) && texts(relationTexts[relation])}{' '}
        <a href={`${portalHome}/service-desk/tickets/${id}`}>{number}</a>{' '}
        <StatusBadge tone={labels.tone(status)}>{labels.status(status)}</StatusBadge>
        <small>{`${subject}, ${organisation}`}</small>
      </span>
      <Button
        variant="quiet"
        disabled={isSending}
        aria-label={texts('desk.unlink-number', { number })}
        onClick={onUnlink}
      >
        {texts('desk.unlink')}
      </Button>
    </li>
  )
}

const kindRelations = { related: 'related', duplicate: 'duplicate-of', cause: 'caused-by' } as const

const refusalTexts: Readonly<
  Record<string, 'desk.link.unknown' | 'desk.link.exists' | 'desk.link.same' | 'desk.link.merged'>
> = {
  'ticket-unknown': 'desk.link.unknown',
  'invalid-input': 'desk.link.unknown',
  'already-linked': 'desk.link.exists',
  'same-ticket': 'desk.link.same',
  'ticket-merged': 'desk.link.merged',
}

function LinkForm({ ticketId }: { ticketId: string }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const fetcher = useFetcher<DeskActionResult>()
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined
  return (
    <fetcher.Form method="post" className={classes.form}>
      <input type="hidden" name="ticketId" value={ticketId} />
      <Select
        name="kind"
        labels={labels}
        label={texts('desk.link-kind')}
        options={ticketLinkKinds.map((kind) => ({ value: kind, label: texts(relationTexts[kindRelations[kind]]) }))}
      />
      <TextField
        name="number"
        labels={labels}
        label={texts('desk.link-number')}
        maxLength={20}
        required
        {...(refusal ? { error: texts(refusalTexts[refusal] ?? 'desk.failed') } : {})}
      />
      <div>
        <Button type="submit" name="intent" value="link" variant="secondary" loading={fetcher.state !== 'idle'}>
          {texts('desk.link')}
        </Button>
      </div>
    </fetcher.Form>
  )
}
