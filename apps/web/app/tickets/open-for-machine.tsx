import { FlashMessage } from '@ferrule/ui/flash-message'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useEffect, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { askTickets } from './ask-tickets.ts'
import { Tickets, type TicketsQuery } from './tickets.generated.ts'
import classes from './tickets.module.css'
import { toTicketWords } from './ticket-words.ts'

type Row = TicketsQuery['tickets']['tickets'][number]

/** Tickets that are open for the machine just chosen: a comment there is faster than a second ticket. */
export function OpenForMachine({ machineId }: { machineId: string }) {
  const texts = useTexts()
  const words = toTicketWords(texts)
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
            <StatusBadge tone={words.tone(status)}>{words.status(status)}</StatusBadge>
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
    // Only a hint: without it the ticket can be sent all the same.
    askTickets(Tickets, { group: 'open', machineId }).then(
      ({ tickets }) => isCurrent && setFound({ machineId, tickets: tickets.tickets }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [machineId])
  return found?.machineId === machineId ? found.tickets : []
}
