import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'

/** A failure that we found ourselves, with its reason; `also` is what went wrong on the way there. */
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
