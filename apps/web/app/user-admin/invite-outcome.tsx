import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { ChangeFailure } from './change.ts'
import { FailureMessage } from './failure-message.tsx'
import { useDay } from './use-day.ts'
import type { InviteState } from './use-invite.ts'
import classes from './user-admin.module.css'

/** A refused invite. A user who is visible to the administrator already has a link to the profile. */
export function InviteFailure({ failure, profileId }: { failure: ChangeFailure; profileId: string | undefined }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const exists = failure.reason === 'already-visible'
  return (
    <FailureMessage
      title={texts(exists ? 'user-admin.invite.exists' : 'user-admin.invite.failed')}
      failures={[failure]}
      link={
        profileId === undefined
          ? undefined
          : { label: texts('user-admin.invite.exists-link'), href: `${portalHome}/user-admin/${profileId}` }
      }
    />
  )
}

type InviteSentProps = { sent: NonNullable<InviteState['sent']>; onAnother: () => void }

/** The message is the same whether or not the address has an account. */
export function InviteSent({ sent: { email, expiresAt }, onAnother }: InviteSentProps) {
  const texts = useTexts()
  const day = useDay()
  const { portalHome } = useFrame()
  return (
    <div className={`${classes.form} ${classes.narrow}`}>
      <FlashMessage kind="success" title={texts('user-admin.invite.sent')}>
        <p>{texts('user-admin.invite.sent-text')}</p>
      </FlashMessage>
      <dl className={classes.facts}>
        <dt>{texts('user-admin.email')}</dt>
        <dd>{email}</dd>
        {expiresAt && (
          <>
            <dt>{texts('user-admin.invite-valid-until')}</dt>
            <dd>{day(expiresAt)}</dd>
          </>
        )}
      </dl>
      <div className={classes.actions}>
        <Button onClick={onAnother}>{texts('user-admin.invite.another')}</Button>
        <ButtonLink variant="secondary" href={`${portalHome}/user-admin`}>
          {texts('user-admin.users')}
        </ButtonLink>
      </div>
    </div>
  )
}
