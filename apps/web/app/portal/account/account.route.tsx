import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext } from '../../frame/texts.tsx'
import { askData } from '../../sign-in/ask-data.ts'
import type { Route } from './+types/account.route'
import { accountAreas } from './account-areas.ts'
import { AccountSettings } from './account-settings.tsx'
import { Account } from './account.generated.ts'
import { takeLeft } from './leave-and-return.ts'
import { ownTimeZone } from '../../frame/own-time-zone.ts'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ account }, texts] = await Promise.all([askData(Account, {}), loadScreenTexts(params.locale, accountAreas)])
  return { account, texts, left: takeLeft(), timeZone: ownTimeZone() }
}

export default function AccountRoute({ loaderData: { account, texts, left, timeZone } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts}>
      <AccountSettings {...{ account, left, timeZone }} />
    </TextsContext>
  )
}
