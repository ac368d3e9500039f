import { Button, ButtonLink } from '@ferrule/ui/button'
import { TextField } from '@ferrule/ui/text-field'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { BarePage } from '../sign-in/bare-page.tsx'
import classes from './editor.module.css'
import { signInEditor, type SignInOutcome } from './sign-in-editor.ts'

/** The flags of the editor's sign-in. */
export type EditorAuthentication = { authenticated: boolean; wrongPassword: boolean; loading: boolean }

/** Reloads the page after the sign-in, because the server decides what an editor sees. */
export function EditorSignIn() {
  const [outcome, setOutcome] = useState<SignInOutcome | 'loading'>()
  const enter = async (password: string) => {
    setOutcome('loading')
    const result = await signInEditor(password)
    setOutcome(result)
    if (result === 'authenticated') location.reload()
  }
  const flags = {
    authenticated: outcome === 'authenticated',
    wrongPassword: outcome === 'wrong-password',
    loading: outcome === 'loading',
  }
  const failure = outcome === 'try-later' || outcome === 'not-checked' ? outcome : undefined
  return (
    <EditorSignInForm flags={flags} failure={failure} onEnter={(password) => void enter(password)}>
      <StaffSignIn />
    </EditorSignInForm>
  )
}

/** In a frame of the content admin it opens a new tab, because the identity server forbids frames. */
function StaffSignIn() {
  const texts = useTexts()
  const { pathname, search } = useLocation()
  const href = `/api/editor-area-staff?${new URLSearchParams({ to: `${pathname}${search}` }).toString()}`
  return (
    <ButtonLink variant="secondary" {...{ href }} {...(window.parent === window ? {} : { target: '_blank' })}>
      {texts('editor.staff-sign-in')}
    </ButtonLink>
  )
}

type FormProps = {
  flags: EditorAuthentication
  failure: 'try-later' | 'not-checked' | undefined
  onEnter: (password: string) => void
  /** Another way to sign in. */
  children?: ReactNode
}

export function EditorSignInForm({ flags, failure, onEnter, children }: FormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { wrongPassword, loading, authenticated } = flags
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string' && password !== '') onEnter(password)
  }
  const error = wrongPassword ? texts('editor.wrong-password') : failure && texts(`editor.${failure}`)
  return (
    <BarePage title={texts('editor.title')}>
      <form className={classes.signIn} method="post" onSubmit={submit}>
        <TextField
          name="password"
          type="password"
          label={texts('editor.password')}
          labels={labels}
          hint={texts('editor.ends')}
          error={error}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <Button type="submit" loading={loading || authenticated}>
          {loading || authenticated ? texts('editor.checking') : texts('editor.enter')}
        </Button>
        <p role="status">{error}</p>
        {children}
      </form>
    </BarePage>
  )
}
