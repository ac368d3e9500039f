import { Button } from '@ferrule/ui/button'
import { Icon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { formatDate } from '@ferrule/texts/format-date'
import { useTexts } from '../../frame/texts.tsx'
import { type Account, useAccount } from './account-context.ts'
import { AccountSection } from './account-section.tsx'
import classes from './account.module.css'
import { useDeviceName } from './use-device-name.ts'
import { useIdentityAction } from './use-identity-action.ts'
import { useUserLanguage } from '../../frame/use-user-language.ts'

/** Second factors and passkeys. Employees can only reset all of them at once. */
export function DevicesSection() {
  const texts = useTexts()
  const { account, setConfirmation } = useAccount()
  const goToAction = useIdentityAction()
  const { devices, isManagedInternally } = account
  const on = devices.length > 0
  // Recovery codes replace an authenticator app on a lost phone. Without an app they would be the only second factor.
  const hasApp = devices.some(({ kind }) => kind === 'app')
  return (
    <AccountSection
      id="mfa"
      title={texts('account.mfa.title')}
      aside={
        <StatusBadge tone={on ? 'ok' : 'warn'} icon={on ? 'ok' : 'warn'}>
          {texts(on ? 'account.mfa.on' : 'account.mfa.off')}
        </StatusBadge>
      }
    >
      {on ? (
        <ul role="list" className={classes.rows}>
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>{texts('account.mfa.none')}</p>
      )}
      <div className={classes.foot}>
        {isManagedInternally && on ? (
          <>
            <Button variant="secondary" onClick={() => setConfirmation({ kind: 'reset-devices' })}>
              {texts('account.mfa.reset')}
            </Button>
            <p>{texts('account.mfa.reset-text')}</p>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => void goToAction('webauthn-register-passwordless')}>
              {texts('account.mfa.add-passkey')}
            </Button>
            <Button variant="quiet" onClick={() => void goToAction('CONFIGURE_TOTP')}>
              {texts('account.mfa.add-app')}
            </Button>
            {hasApp && (
              <Button variant="quiet" onClick={() => void goToAction('CONFIGURE_RECOVERY_AUTHN_CODES')}>
                {texts('account.mfa.recovery-codes')}
              </Button>
            )}
          </>
        )}
      </div>
    </AccountSection>
  )
}

function Device({ device }: { device: Account['devices'][number] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { account, timeZone, setConfirmation } = useAccount()
  const name = useDeviceName()(device)
  return (
    <li className={classes.row}>
      <Icon name={device.kind === 'app' ? 'phone' : 'key'} />
      <span>
        <strong>{name}</strong>
        <span className={classes.detail}>
          {texts('account.mfa.added-on', { date: formatDate(new Date(device.addedAt), language, { timeZone }) })}
        </span>
      </span>
      {!account.isManagedInternally && (
        <Button
          variant="quiet"
          aria-label={texts('account.mfa.remove-of', { device: name })}
          onClick={() => setConfirmation({ kind: 'remove-device', id: device.id })}
        >
          {texts('account.mfa.remove')}
        </Button>
      )}
    </li>
  )
}
