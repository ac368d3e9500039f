import { Outlet } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import type { Route } from './+types/equipment.route'
import { equipmentAreas } from './equipment-areas.ts'

/** Around all screens about machines, parts and software: their words come with the first of them. */
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
