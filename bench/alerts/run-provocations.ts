import { sleep } from '../support/request.ts'
import type { AlertReceiver, ReceivedAlert } from './alert-receiver.ts'
import type { Provocation } from './provocation.ts'

export type Outcome = {
  alert: string
  /** Seconds until the receiver had the alert; undefined if it never came. */
  received?: number
  /** Seconds from the repair until the receiver had `resolved`. */
  resolved?: number
  message?: ReceivedAlert
  error?: string
}

const limits = { receivedSeconds: 240, resolvedSeconds: 100 }

/** Provokes all alerts of a phase at the same time, and repairs each fault as soon as its alerts have been received. */
export async function runPhase(phase: readonly Provocation[], receiver: AlertReceiver): Promise<(Outcome & Repair)[]> {
  return (await Promise.all(phase.map((one) => runProvocation(one, receiver)))).flat()
}

type Repair = { repairedAt: number }

async function runProvocation({ alerts, provoke, undo }: Provocation, receiver: AlertReceiver) {
  const started = performance.now()
  const outcomes: Outcome[] = alerts.map((alert) => ({ alert }))
  const toError = (error: unknown) => outcomes.forEach((outcome) => (outcome.error ??= String(error)))
  try {
    await provoke()
    await Promise.all(outcomes.map((outcome) => awaitAlert(outcome, receiver, started)))
  } catch (error) {
    toError(error)
  }
  const repairedAt = performance.now()
  await undo().catch(toError)
  return outcomes.map((outcome) => ({ ...outcome, repairedAt }))
}

async function awaitAlert(outcome: Outcome, receiver: AlertReceiver, started: number): Promise<void> {
  const message = await poll(() => receiver.find(outcome.alert, 'firing', started), limits.receivedSeconds)
  if (!message) return
  outcome.message = message
  outcome.received = toSeconds(message.at - started)
}

/** Waits for the messages that the alerts are over. */
export async function awaitResolved(outcomes: readonly (Outcome & Repair)[], receiver: AlertReceiver): Promise<void> {
  const findResolved = ({ alert, repairedAt }: Outcome & Repair) => receiver.find(alert, 'resolved', repairedAt)
  await poll(() => outcomes.every((outcome) => findResolved(outcome)) || undefined, limits.resolvedSeconds)
  for (const outcome of outcomes) {
    const message = findResolved(outcome)
    if (message) outcome.resolved = toSeconds(message.at - outcome.repairedAt)
  }
}

async function poll<T>(find: () => T | undefined, seconds: number): Promise<T | undefined> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const found = find()
    if (found !== undefined || performance.now() > deadline) return found
    await sleep(200)
  }
}

function toSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10
}
