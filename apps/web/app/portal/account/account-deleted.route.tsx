import { ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../../frame/frame.ts'
import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { useTexts } from '../../frame/texts.tsx'
import { portalHandle } from '../../visit/portal-handle.ts'
import type { RouteHandle } from '../../visit/route-handle.ts'
import barePage from '../../sign-in/bare-page.module.css'
import { BarePage } from '../../sign-in/bare-page.tsx'
import { Waiting } from '../../sign-in/waiting.tsx'
import type { Route } from './+types/account-deleted.route'
import { accountAreas } from './account-areas.ts'
import { notifyTabsOfDeletion } from './leave-deleted-account.ts'

export const handle: RouteHandle = portalHandle

/** Clears the cache, so that the back button does not show pages of the portal. */
export function headers() {
  return { 'Clear-Site-Data': '"cache"' }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  notifyTabsOfDeletion()
  const texts = await loadScreenTexts(params.locale, accountAreas)
  return { title: texts('account.delete.done') }
}
clientLoader.hydrate = true as const

export { Waiting as HydrateFallback }

export default function AccountDeleted({ loaderData }: Route.ComponentProps) {
  const { home, siteName } = useFrame()
  const texts = useTexts()
  return (
    <BarePage title={loaderData.title} overline={texts('sign-in.area')}>
      <p className={barePage.links}>
        <ButtonLink href={home}>{texts('portal.website', { site: siteName })}</ButtonLink>
      </p>
    </BarePage>
  )
}
