import { Outlet } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import type { Route } from './+types/equipment.route'
import { equipmentAreas } from './equipment-areas.ts'

/** Layout of the screens about machines, parts and software; loads their texts once. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { texts: await loadScreenTexts(params.locale, equipmentAreas) }
}

export default function Equipment({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <Outlet />
    </TextsContext>
  )
}
