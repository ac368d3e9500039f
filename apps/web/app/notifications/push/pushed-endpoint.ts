const key = 'uapp_push-endpoint'

/** The endpoint that the portal knows of this browser. Every page of the portal loads this file, so it is small. */
export function readPushedEndpoint(): string | null {
  return localStorage.getItem(key)
}

export function savePushedEndpoint(endpoint: string): void {
  localStorage.setItem(key, endpoint)
}

/** Ends the notifications of a person on this device, at their sign-out and before another person uses it. */
export async function endPushes(): Promise<void> {
  if (readPushedEndpoint() === null) return
  localStorage.removeItem(key)
  const { unsubscribe } = await import('./push-of-device.ts')
  await unsubscribe()
}
