import { sleep } from '../support/request.ts'

/** Sends at a constant rate. A send that fails has been counted by the tally. */
export type Sender = { perSecond: number; send: (number: number) => Promise<void> }

/** Sends until `stop` is called, however long the responses take; `stop` waits for the last ones. */
export function startLoad(senders: readonly Sender[]): { stop: () => Promise<void> } {
  let isStopped = false
  const run = async ({ perSecond, send }: Sender) => {
    const startedAt = performance.now()
    const running = new Set<Promise<void>>()
    for (let number = 0; !isStopped; ) {
      const due = Math.ceil(((performance.now() - startedAt) * perSecond) / 1000)
      for (; number < due; number += 1) {
        const sending = send(number)
          .catch(() => {})
          .finally(() => running.delete(sending))
        running.add(sending)
      }
      await sleep(5)
    }
    await Promise.all(running)
  }
  const all = senders.map(run)
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(all)
    },
  }
}
