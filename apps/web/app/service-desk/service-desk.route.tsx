import { Outlet } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import { requestAreas } from '../requests/request-areas.ts'
import type { Route } from './+types/service-desk.route'

/** The figures use the texts of the dashboard's charts. */
const deskAreas = [...requestAreas, 'dashboard', 'security-report'] as const

/** Layout of the service desk; loads the texts of its screens once. */
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
