import { useEffect } from 'react'
import { readPushedEndpoint } from './pushed-endpoint.ts'

/** The first screen loads before. */
const delayMs = 6000

/** Keeps the notifications of this device in order; nothing loads where they are off. */
export function useDeviceSync(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const known = readPushedEndpoint()
      // Without a network or the data service the next visit does it.
      if (known !== null) import('./sync-device.ts').then(({ syncDevice }) => syncDevice(known)).catch(() => undefined)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [])
}
