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

/** Runs the steps of the sign-in state machine to its end. Steps can change the settings, so each step reads them. */
export async function runSignIn(
  start: SignInState,
  steps: SignInSteps,
  settings: () => SignInSettings,
): Promise<SignInEnd> {
  let state = start
  while (state.kind === 'doing') state = nextSignIn(state, await runStep(steps, state.step), settings())
  return state
}

async function runStep(steps: SignInSteps, step: SignInStep): Promise<SignInEvent> {
  try {
    return await steps[step]()
  } catch (error) {
    return toFailedEvent(error)
  }
}
