import { FlashMessage } from '@ferrule/ui/flash-message'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useEffect, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { queryTicketService } from './query-ticket-service.ts'
import { Tickets, type TicketsQuery } from './tickets.generated.ts'
import classes from './tickets.module.css'
import { toTicketLabels } from './ticket-labels.ts'

type Row = TicketsQuery['tickets']['tickets'][number]

/** Links to open tickets of the chosen machine, so that the customer comments there instead of opening a second one. */
export function OpenForMachine({ machineId }: { machineId: string }) {
  const texts = useTexts()
  const labels = toTicketLabels(texts)
  const { portalHome } = useFrame()
  const open = useOpenTickets(machineId)
  if (open.length === 0) return null
  return (
    <FlashMessage title={texts('ticket.open-for-machine', { count: open.length })}>
      <ul role="list" className={classes.listed}>
        {open.map(({ id, number, subject, status }) => (
          <li key={id}>
            <a href={`${portalHome}/tickets/${id}`}>
              {number} {subject}
            </a>
            <StatusBadge tone={labels.tone(status)}>{labels.status(status)}</StatusBadge>
          </li>
        ))}
      </ul>
      {texts('ticket.same-fault')}
    </FlashMessage>
  )
}

function useOpenTickets(machineId: string): Row[] {
  const [found, setFound] = useState<{ machineId: string; tickets: Row[] }>()
  useEffect(() => {
    if (machineId === '') return
    let isCurrent = true
    // Failures are ignored: the ticket can be sent without this hint.
    queryTicketService(Tickets, { group: 'open', machineId }).then(
      ({ tickets }) => isCurrent && setFound({ machineId, tickets: tickets.tickets }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [machineId])
  return found?.machineId === machineId ? found.tickets : []
}
