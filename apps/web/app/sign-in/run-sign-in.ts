import {
  nextSignIn,
  type SignInEvent,
  type SignInSettings,
  type SignInState,
  type SignInStep,
} from '@ferrule/domain/sign-in/sign-in-flow'
import { toFailedEvent } from './to-failed-event.ts'

export type SignInSteps = Record<SignInStep, () => Promise<SignInEvent>>

export type SignInEnd = Exclude<SignInState, { kind: 'doing' }>

/** Does what the rules say next until they say no more. The settings are read anew, since a step may teach them. */
export async function runSignIn(
  start: SignInState,
  steps: SignInSteps,
  settings: () => SignInSettings,
): Promise<SignInEnd> {
  let state = start
  while (state.kind === 'doing') state = nextSignIn(state, await doStep(steps, state.step), settings())
  return state
}

async function doStep(steps: SignInSteps, step: SignInStep): Promise<SignInEvent> {
  try {
    return await steps[step]()
  } catch (error) {
    return toFailedEvent(error)
  }
}
