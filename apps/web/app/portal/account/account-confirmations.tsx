import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { usePortal } from '../portal-data.ts'
import { deleteAccount, exportAccount, removeDevice, resetDevices } from './account-calls.ts'
import { useAccount } from './account-context.ts'
import classes from './account.module.css'
import { ConfirmationDialog } from './confirmation-dialog.tsx'
import type { Confirmation } from './identity-redirect.ts'
import { leaveDeletedAccount } from './leave-deleted-account.ts'
import { useDeviceName } from './use-device-name.ts'
import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'

type ConfirmationProps<Kind extends Confirmation['kind']> = {
  confirmation: Extract<Confirmation, { kind: Kind }>
  hasReauthenticated: boolean
  onClose: () => void
}

type AccountConfirmationsProps = { confirmation: Confirmation; hasReauthenticated: boolean; onClose: () => void }

/** The dialog of the action to confirm. */
export function AccountConfirmations({ confirmation, ...rest }: AccountConfirmationsProps) {
  if (confirmation.kind === 'remove-device') return <RemoveDevice confirmation={confirmation} {...rest} />
  if (confirmation.kind === 'reset-devices') return <ResetDevices confirmation={confirmation} {...rest} />
  if (confirmation.kind === 'export') return <Export confirmation={confirmation} {...rest} />
  return <Delete confirmation={confirmation} {...rest} />
}

function RemoveDevice({ confirmation, onClose, hasReauthenticated }: ConfirmationProps<'remove-device'>) {
  const texts = useTexts()
  const { account, notify, reload } = useAccount()
  const device = account.devices.find(({ id }) => id === confirmation.id)
  const deviceName = useDeviceName()(device ?? { ...unknownDevice, id: confirmation.id })
  const title = texts('account.mfa.remove-of', { device: deviceName })
  return (
    <ConfirmationDialog
      {...{ title, confirmation, hasReauthenticated, onClose }}
      confirmLabel={texts('account.mfa.remove')}
      run={() => removeDevice(confirmation.id)}
      onDone={() => {
        onClose()
        notify({ kind: 'success', title: texts('account.mfa.removed') })
        reload()
      }}
      toFailure={() => texts('account.mfa.remove-failed')}
    >
      <p>{texts('account.mfa.remove-text')}</p>
    </ConfirmationDialog>
  )
}

const unknownDevice = { kind: 'app', label: '', addedAt: '' }

function ResetDevices({ confirmation, onClose, hasReauthenticated }: ConfirmationProps<'reset-devices'>) {
  const texts = useTexts()
  const { notify, reload } = useAccount()
  return (
    <ConfirmationDialog
      {...{ confirmation, hasReauthenticated, onClose }}
      title={texts('account.mfa.reset')}
      confirmLabel={texts('account.mfa.reset')}
      run={resetDevices}
      onDone={() => {
        onClose()
        notify({ kind: 'success', title: texts('account.mfa.reset-done'), text: texts('account.mfa.reset-text') })
        reload()
      }}
      toFailure={() => texts('account.mfa.reset-failed')}
    >
      <p>{texts('account.mfa.reset-text')}</p>
    </ConfirmationDialog>
  )
}

function Export({ confirmation, onClose, hasReauthenticated }: ConfirmationProps<'export'>) {
  const texts = useTexts()
  const { notify } = useAccount()
  return (
    <ConfirmationDialog
      {...{ confirmation, hasReauthenticated, onClose }}
      title={texts('account.export')}
      confirmLabel={texts('account.export.download')}
      run={exportAccount}
      onDone={() => {
        onClose()
        notify({ kind: 'success', title: texts('account.export.done') })
      }}
      toFailure={() => texts('account.export.failed')}
    >
      <p>{texts('account.export.text')}</p>
    </ConfirmationDialog>
  )
}

function Delete({ confirmation, onClose, hasReauthenticated }: ConfirmationProps<'delete'>) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { setConfirmation } = useAccount()
  return (
    <ConfirmationDialog
      {...{ confirmation, hasReauthenticated, onClose }}
      title={texts('account.delete')}
      confirmLabel={texts('account.delete.confirm')}
      run={() => deleteAccount(confirmation.typed)}
      onDone={() => void leaveDeletedAccount(portalHome)}
      toFailure={(refusal) =>
        texts(
          refusal === 'email-differs' || refusal === 'only-administrator'
            ? `account.delete.${refusal}`
            : 'account.delete.failed',
        )
      }
    >
      <Consequences />
      <TextField
        name="confirmedEmail"
        label={texts('account.delete.type-email')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        type="email"
        autoComplete="off"
        value={confirmation.typed}
        onChange={(event) => setConfirmation({ kind: 'delete', typed: event.currentTarget.value })}
      />
    </ConfirmationDialog>
  )
}

function Consequences() {
  const texts = useTexts()
  const { services } = usePortal()
  const lost = services
    .filter(({ status }) => status === 'active')
    .map(({ name }) => texts(`service.${name as ServiceName}`))
  return (
    <ul className={classes.consequences}>
      <li>{texts('account.delete.text')}</li>
      {lost.length > 0 && <li>{texts('account.delete.loses', { services: lost.join(', ') })}</li>}
      <li>{texts('account.delete.withdrawn')}</li>
      <li>{texts('account.delete.final')}</li>
    </ul>
  )
}
