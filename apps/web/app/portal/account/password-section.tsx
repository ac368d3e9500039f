import { Button } from '@ferrule/ui/button'
import { formatDate } from '@ferrule/texts/format-date'
import { useTexts } from '../../frame/texts.tsx'
import { useAccount } from './account-context.ts'
import { AccountSection } from './account-section.tsx'
import classes from './account.module.css'
import { useIdentityAction } from './use-identity-action.ts'
import { useUserLanguage } from '../../frame/use-user-language.ts'

export function PasswordSection() {
  const texts = useTexts()
  const language = useUserLanguage()
  const goToAction = useIdentityAction()
  const { account, timeZone } = useAccount()
  const changed = account.passwordChangedAt
  return (
    <AccountSection
      id="password"
      title={texts('account.password')}
      aside={
        changed && (
          <span className={classes.aside}>
            {texts('account.password.changed-on', { date: formatDate(new Date(changed), language, { timeZone }) })}
          </span>
        )
      }
    >
      <div className={classes.split}>
        <p>{texts('account.password.text')}</p>
        <Button variant="secondary" onClick={() => void goToAction('UPDATE_PASSWORD')}>
          {texts('account.password.change')}
        </Button>
      </div>
    </AccountSection>
  )
}
