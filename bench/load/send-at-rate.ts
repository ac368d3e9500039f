import { sleep, type TimedResponse } from '../support/request.ts'

/** `refused` is 429 or 503 with `Retry-After`; any other failure is an `error`. */
export type Outcome = {
  /** Seconds since the start when the request was sent. */
  second: number
  result: 'ok' | 'refused' | 'error'
  milliseconds: number
}

export type Rate = { perSecond: number; seconds: number }

/** Sends requests at a constant rate, however long the responses take, so that a slow server gets no fewer. */
export async function sendAtRate(
  { perSecond, seconds }: Rate,
  send: (number: number) => Promise<TimedResponse>,
): Promise<Outcome[]> {
  const total = Math.round(perSecond * seconds)
  const started = performance.now()
  const running: Promise<Outcome>[] = []
  while (running.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - started) * perSecond) / 1000))
    while (running.length < due) running.push(take(send(running.length), performance.now() - started))
    await sleep(5)
  }
  return Promise.all(running)
}

async function take(sent: Promise<TimedResponse>, sentAt: number): Promise<Outcome> {
  const second = Math.floor(sentAt / 1000)
  try {
    const { status, headers, milliseconds } = await sent
    return { second, result: resultOf(status, headers['retry-after']), milliseconds }
  } catch {
    return { second, result: 'error', milliseconds: 0 }
  }
}

export function resultOf(status: number, retryAfter: string | undefined): Outcome['result'] {
  if (status === 200) return 'ok'
  return (status === 429 || status === 503) && retryAfter !== undefined ? 'refused' : 'error'
}
