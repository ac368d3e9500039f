import { Button } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { useTexts } from '../../frame/texts.tsx'
import type { Changes } from '../use-changes.ts'
import userAdminClasses from '../user-admin.module.css'
import type { SavedSignIn } from './directory.ts'

type CompanySignInSwitchProps = { signIn: SavedSignIn; organisationId: string; changes: Changes }

/** Switches the sign-in of a company on or off, and makes it mandatory. */
export function CompanySignInSwitch({ signIn: { status }, organisationId, changes }: CompanySignInSwitchProps) {
  const texts = useTexts()
  const isOn = status !== 'off'
  const change = (isEnabled: boolean, isRequired: boolean) =>
    void changes.send({ intent: 'switch-sign-in', input: { organisationId, isEnabled, isRequired } })
  return (
    <>
      {isOn && (
        <Checkbox
          name="must"
          label={texts('user-admin.sign-in.must')}
          hint={texts('user-admin.sign-in.must-hint')}
          defaultChecked={status === 'required'}
          disabled={changes.isSending}
          onChange={({ currentTarget }) => change(true, currentTarget.checked)}
        />
      )}
      <div className={userAdminClasses.between}>
        <p className={userAdminClasses.muted}>{texts('user-admin.sign-in.new-people')}</p>
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          disabled={changes.isSending}
          onClick={() => change(!isOn, false)}
        >
          {texts(isOn ? 'user-admin.sign-in.switch-off' : 'user-admin.sign-in.switch-on')}
        </Button>
      </div>
    </>
  )
}
