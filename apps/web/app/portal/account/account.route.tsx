import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext } from '../../frame/texts.tsx'
import { queryDataService } from '../../data-service/query-data-service.ts'
import type { Route } from './+types/account.route'
import { accountAreas } from './account-areas.ts'
import { AccountSettings } from './account-settings.tsx'
import { Account } from './account.generated.ts'
import { takeRedirectState } from './identity-redirect.ts'
import { browserTimeZone } from '../../frame/browser-time-zone.ts'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ account }, texts] = await Promise.all([
    queryDataService(Account, {}),
    loadScreenTexts(params.locale, accountAreas),
  ])
  return { account, texts, redirectState: takeRedirectState(), timeZone: browserTimeZone() }
}

export default function AccountRoute({ loaderData: { texts, ...settings } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <AccountSettings {...settings} />
    </TextsContext>
  )
}
