import { Outlet } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import type { Route } from './+types/user-admin.route'
import { userAdminAreas } from './user-admin-areas.ts'

/** Layout of user administration; loads the texts of its screens once. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { texts: await loadScreenTexts(params.locale, userAdminAreas) }
}

export default function UserAdminScreens({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <Outlet />
    </TextsContext>
  )
}
