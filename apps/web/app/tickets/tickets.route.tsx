import { Outlet } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import type { Route } from './+types/tickets.route'
import { ticketAreas } from './ticket-areas.ts'

/** Layout of the ticket screens; loads their texts once. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { texts: await loadScreenTexts(params.locale, ticketAreas) }
}

export default function Tickets({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <Outlet />
    </TextsContext>
  )
}
