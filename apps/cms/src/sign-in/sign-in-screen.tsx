import type { ServerProps } from 'payload'
import { inLanguage } from '../words.ts'
import { failureWords, type SignInFailure, signInWords } from './sign-in-words.ts'

const isFailure = (reason: unknown): reason is SignInFailure => typeof reason === 'string' && reason in failureWords

/** In the place of a form for passwords: the way to the identity server, and why the last try failed. */
export function SignInScreen({ i18n, searchParams }: ServerProps) {
  const { failed, redirect } = searchParams ?? {}
  const goOn = typeof redirect === 'string' ? `?${new URLSearchParams({ redirect })}` : ''
  return (
    <>
      {isFailure(failed) && (
        <p className="banner banner--type-error" role="alert">
          {inLanguage(failureWords[failed], i18n.language)}
        </p>
      )}
      <p>{inLanguage(signInWords.how, i18n.language)}</p>
      {/* A document of another server, not a page of this application: Next's own link would fetch it. */}
      <a className="btn btn--style-primary btn--size-large" href={`/api/users/sign-in${goOn}`}>
        {inLanguage(signInWords.signIn, i18n.language)}
      </a>
    </>
  )
}
