import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'

/** A failure that this application detected; `also` holds failures of earlier steps. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
  readonly failure: SignInFailure
  readonly also: readonly SignInFailure[]

  constructor(failure: SignInFailure, also: readonly SignInFailure[] = []) {
    super(failure.kind)
    this.failure = failure
    this.also = also
  }
}
