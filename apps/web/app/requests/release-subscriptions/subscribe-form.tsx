import type { ReleaseScope } from '@ferrule/domain/media-releases/release-subscription'
import { Button } from '@ferrule/ui/button'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { ScopeField } from './scope-field.tsx'
import classes from './subscription.module.css'

/** Input that was refused. */
export type RefusedSubscription = { email: string; scope: ReleaseScope; isLimited: boolean }

/** Sends an address that wants media releases. Works without script. */
export function SubscribeForm({ refused }: { refused?: RefusedSubscription | undefined }) {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <form method="post" action={`${home}/requests/releases`} noValidate className={classes.form}>
      <TextField
        name="email"
        id="release-email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={texts('field.email')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        defaultValue={refused?.email ?? ''}
        {...(refused && !refused.isLimited ? { error: texts('validation.email') } : {})}
      />
      <ScopeField scope={refused?.scope ?? 'all'} />
      <p>
        <Button type="submit">{texts('media-releases.subscribe')}</Button>
      </p>
      <p className={classes.hint}>{texts('release-subscription.hint')}</p>
    </form>
  )
}
