import { Outlet } from 'react-router'
import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext } from '../../frame/texts.tsx'
import { requestAreas } from '../request-areas.ts'
import type { Route } from './+types/saved-requests.route'

/** Layout of the screens about saved requests; loads their texts once. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { texts: await loadScreenTexts(params.locale, requestAreas) }
}

export default function SavedRequestScreens({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <Outlet />
    </TextsContext>
  )
}
