import { errorFields, type Log } from '@ferrule/telemetry/log'
import { type Redis, saveAddressCounts } from './address-count-store.server.ts'
import { type AddressTally, createAddressTally } from './address-tally.ts'

const maxAddresses = 1000
const everyMs = 5000

export type AddressCounter = Pick<AddressTally, 'count'> & { stop: () => Promise<void> }

/** Counts addresses in this process and saves the counts every five seconds, so that no request waits for Redis. */
export function createAddressCounter(redis: Redis, log: Log): AddressCounter {
  const tally = createAddressTally(maxAddresses)
  const save = async () => {
    const tallied = tally.take()
    if (tallied.length === 0) return
    try {
      await saveAddressCounts(redis, tallied, new Date())
    } catch (error) {
      // The counts of five seconds are lost; they are figures, not records.
      log.warn('address-counts-lost', { ...errorFields(error), count: tallied.length })
    }
  }
  const timer = setInterval(() => void save(), everyMs)
  timer.unref()
  return {
    count: tally.count,
    async stop() {
      clearInterval(timer)
      await save()
    },
  }
}
