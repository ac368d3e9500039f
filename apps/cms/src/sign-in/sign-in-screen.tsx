import { inLanguage } from '@ferrule/blocks/bilingual'
import type { ServerProps } from 'payload'
import { failureLabels, type SignInFailure, signInLabels } from './sign-in-labels.ts'

const isFailure = (reason: unknown): reason is SignInFailure => typeof reason === 'string' && reason in failureLabels

/** Replaces Payload's password form by a link to the identity server, with the reason why the last attempt failed. */
export function SignInScreen({ i18n, searchParams }: ServerProps) {
  const { failed, redirect } = searchParams ?? {}
  const goOn = typeof redirect === 'string' ? `?${new URLSearchParams({ redirect })}` : ''
  return (
    <>
      {isFailure(failed) && (
        <p className="banner banner--type-error" role="alert">
          {inLanguage(failureLabels[failed], i18n.language)}
        </p>
      )}
      <p>{inLanguage(signInLabels.how, i18n.language)}</p>
      {/* A plain link, because the target redirects to another server; Next's Link component would fetch it. */}
      <a className="btn btn--style-primary btn--size-large" href={`/api/users/sign-in${goOn}`}>
        {inLanguage(signInLabels.signIn, i18n.language)}
      </a>
    </>
  )
}
