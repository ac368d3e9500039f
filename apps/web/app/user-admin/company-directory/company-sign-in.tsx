import { Button } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { ConfirmDialog } from '../../portal/confirm-dialog.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import type { Changes } from '../use-changes.ts'
import { useDay } from '../use-day.ts'
import userAdminClasses from '../user-admin.module.css'
import classes from './company-directory.module.css'
import { CompanySignInSwitch } from './company-sign-in-switch.tsx'
import { ConnectionForm } from './connection-form.tsx'
import type { Directory, SavedSignIn } from './directory.ts'

type CompanySignInProps = { directory: Directory; changes: Changes }

/** The identity provider of an organisation: its connection, its last check and its switch. */
export function CompanySignIn({ directory, changes }: CompanySignInProps) {
  const texts = useTexts()
  const { signIn } = directory
  return (
    <Panel
      id="sign-in"
      title={texts('user-admin.sign-in.title')}
      aside={signIn ? <SignInStatus signIn={signIn} /> : undefined}
    >
      <p className={classes.lead}>{texts('user-admin.sign-in.lead')}</p>
      {signIn ? (
        <ul className={userAdminClasses.entries} role="list">
          <li className={userAdminClasses.entry}>
            <Connection signIn={signIn} directory={directory} changes={changes} />
          </li>
          <li className={userAdminClasses.entry}>
            <CompanySignInSwitch
              // Shows the saved choice again after each change.
              key={signIn.status}
              signIn={signIn}
              organisationId={directory.organisationId}
              changes={changes}
            />
          </li>
        </ul>
      ) : (
        <ConnectionForm directory={directory} changes={changes} />
      )}
    </Panel>
  )
}

function SignInStatus({ signIn: { status, isPending } }: { signIn: SavedSignIn }) {
  const texts = useTexts()
  if (isPending) return <StatusBadge tone="warn">{texts('user-admin.sign-in.pending')}</StatusBadge>
  if (status === 'off') return <StatusBadge tone="neutral">{texts('user-admin.sign-in.off')}</StatusBadge>
  return (
    <StatusBadge tone="ok">
      {texts(status === 'required' ? 'user-admin.sign-in.required' : 'user-admin.sign-in.on')}
    </StatusBadge>
  )
}

function Connection({ signIn, directory, changes }: CompanySignInProps & { signIn: SavedSignIn }) {
  const texts = useTexts()
  const toDay = useDay()
  const { issuer, savedAt, savedBy, checkedAt, checkProblem } = signIn
  const { organisationId } = directory
  return (
    <>
      <div className={userAdminClasses.between}>
        <div>
          <h3 className={classes.address}>{issuer}</h3>
          <p className={userAdminClasses.muted}>
            {texts('user-admin.sign-in.saved-by', { date: toDay(savedAt), name: savedBy ?? texts('component.none') })}
          </p>
          <p className={userAdminClasses.muted}>
            {texts(checkProblem === null ? 'user-admin.sign-in.checked' : 'user-admin.sign-in.check-failed', {
              date: toDay(checkedAt),
            })}
          </p>
        </div>
        <div className={userAdminClasses.actions}>
          <Button
            variant="secondary"
            disabled={changes.isSending}
            onClick={() => void changes.send({ intent: 'check-connection', input: { organisationId } })}
          >
            {texts('user-admin.sign-in.check')}
          </Button>
          <RemoveConnection issuer={issuer} organisationId={organisationId} changes={changes} />
        </div>
      </div>
      <details className={classes.change}>
        <summary>{texts('user-admin.sign-in.change')}</summary>
        <ConnectionForm directory={directory} changes={changes} />
      </details>
    </>
  )
}

type RemoveConnectionProps = { issuer: string; organisationId: string; changes: Changes }

function RemoveConnection({ issuer, organisationId, changes }: RemoveConnectionProps) {
  const texts = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    await changes.send({ intent: 'remove-sign-in', input: { organisationId } })
    // The page shows a failure, which the dialog would cover.
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="secondary" disabled={changes.isSending} onClick={() => setIsAsking(true)}>
        {texts('user-admin.sign-in.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts('user-admin.sign-in.remove-question', { issuer })}
        confirmLabel={texts('user-admin.sign-in.remove')}
        isSending={changes.isSending}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      >
        <p>{texts('user-admin.sign-in.remove-text')}</p>
      </ConfirmDialog>
    </>
  )
}
