import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { forgetCopies } from '../../parts/kept/forget-copies.ts'
import { forgetPerson } from '../../sign-in/remember-person.ts'
import { getUserManager } from '../../sign-in/user-manager.ts'
import { forgetDrafts } from '../drafts.ts'
import { usePortal } from '../portal-data.ts'
import { deleteAccount, exportAccount, removeDevice, resetDevices } from './account-calls.ts'
import { useAccount } from './account-context.ts'
import { AccountQuestion } from './account-question.tsx'
import classes from './account.module.css'
import type { Asked } from './leave-and-return.ts'
import { useDeviceName } from './use-device-name.ts'
import type { ServiceName } from '@ferrule/domain/services/services-of-roles'

type QuestionProps<Kind extends Asked['kind']> = {
  asked: Extract<Asked, { kind: Kind }>
  again: boolean
  onClose: () => void
}

/** The question that is open, if any. */
export function AccountQuestions({ asked, ...rest }: { asked: Asked; again: boolean; onClose: () => void }) {
  if (asked.kind === 'remove-device') return <RemoveDevice asked={asked} {...rest} />
  if (asked.kind === 'reset-devices') return <ResetDevices asked={asked} {...rest} />
  if (asked.kind === 'export') return <Export asked={asked} {...rest} />
  return <Delete asked={asked} {...rest} />
}

function RemoveDevice({ asked, onClose, again }: QuestionProps<'remove-device'>) {
  const texts = useTexts()
  const { account, tell, reload } = useAccount()
  const device = account.devices.find(({ id }) => id === asked.id)
  const title = texts('account.mfa.remove-of', { device: useDeviceName()(device ?? { ...noDevice, id: asked.id }) })
  return (
    <AccountQuestion
      {...{ title, asked, again, onClose }}
      confirm={texts('account.mfa.remove')}
      run={() => removeDevice(asked.id)}
      onDone={() => {
        onClose()
        tell({ kind: 'success', title: texts('account.mfa.removed') })
        reload()
      }}
      toFailure={() => texts('account.mfa.remove-failed')}
    >
      <p>{texts('account.mfa.remove-text')}</p>
    </AccountQuestion>
  )
}

const noDevice = { kind: 'app', label: '', addedAt: '' }

function ResetDevices({ asked, onClose, again }: QuestionProps<'reset-devices'>) {
  const texts = useTexts()
  const { tell, reload } = useAccount()
  return (
    <AccountQuestion
      {...{ asked, again, onClose }}
      title={texts('account.mfa.reset')}
      confirm={texts('account.mfa.reset')}
      run={resetDevices}
      onDone={() => {
        onClose()
        tell({ kind: 'success', title: texts('account.mfa.reset-done'), text: texts('account.mfa.reset-text') })
        reload()
      }}
      toFailure={() => texts('account.mfa.reset-failed')}
    >
      <p>{texts('account.mfa.reset-text')}</p>
    </AccountQuestion>
  )
}

function Export({ asked, onClose, again }: QuestionProps<'export'>) {
  const texts = useTexts()
  const { tell } = useAccount()
  return (
    <AccountQuestion
      {...{ asked, again, onClose }}
      title={texts('account.export')}
      confirm={texts('account.export.download')}
      run={exportAccount}
      onDone={() => {
        onClose()
        tell({ kind: 'success', title: texts('account.export.done') })
      }}
      toFailure={() => texts('account.export.failed')}
    >
      <p>{texts('account.export.text')}</p>
    </AccountQuestion>
  )
}

function Delete({ asked, onClose, again }: QuestionProps<'delete'>) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { ask } = useAccount()
  return (
    <AccountQuestion
      {...{ asked, again, onClose }}
      title={texts('account.delete')}
      confirm={texts('account.delete.confirm')}
      run={() => deleteAccount(asked.typed)}
      onDone={() => {
        forgetPerson()
        void Promise.all([getUserManager().removeUser(), forgetDrafts(), forgetCopies()]).then(() =>
          window.location.replace(`${portalHome}/account/deleted`),
        )
      }}
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
        value={asked.typed}
        onChange={(event) => ask({ kind: 'delete', typed: event.currentTarget.value })}
      />
    </AccountQuestion>
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
