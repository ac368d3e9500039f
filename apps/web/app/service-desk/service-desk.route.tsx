import { Outlet } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import { ticketAreas } from '../tickets/ticket-areas.ts'
import type { Route } from './+types/service-desk.route'

/** What customers read about their tickets, and the questions of the public forms. */
const deskAreas = [...ticketAreas, 'contact', 'request', 'story'] as const

/** Around all screens of the service desk: their words come with the first of them. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { texts: await loadScreenTexts(params.locale, deskAreas) }
}

export default function ServiceDeskScreens({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <Outlet />
    </TextsContext>
  )
}
