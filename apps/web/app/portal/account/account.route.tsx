import { isLanguage, defaultLanguage } from '@ferrule/domain/locales/language'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { TextsContext } from '../../frame/texts.tsx'
import { askData } from '../../sign-in/ask-data.ts'
import type { Route } from './+types/account.route'
import { accountAreas } from './account-areas.ts'
import { AccountSettings } from './account-settings.tsx'
import { Account } from './account.generated.ts'
import { takeLeft } from './leave-and-return.ts'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [language = ''] = params.locale.split('-')
  const [{ account }, texts] = await Promise.all([
    askData(Account, {}),
    loadTexts(isLanguage(language) ? language : defaultLanguage, accountAreas),
  ])
  return { account, texts, left: takeLeft(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

export default function AccountRoute({ loaderData: { account, texts, left, timeZone } }: Route.ComponentProps) {
  return (
    <TextsContext value={texts as Texts}>
      <AccountSettings {...{ account, left, timeZone }} />
    </TextsContext>
  )
}
