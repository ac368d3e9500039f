import { Outlet } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import { requestAreas } from '../requests/request-areas.ts'
import type { Route } from './+types/kept-requests.route'

/** Around all screens about kept requests: their words come with the first of them. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { texts: await loadScreenTexts(params.locale, requestAreas) }
}

export default function KeptRequestScreens({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <Outlet />
    </TextsContext>
  )
}
