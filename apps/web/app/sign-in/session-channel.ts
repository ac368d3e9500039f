/** Sent to all tabs of this browser. It carries no data about the user. */
export type SessionEvent = 'signed-in' | 'signed-out'

const name = 'FR-SDK-session'

export function notifyTabs(event: SessionEvent): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(event)
  channel.close()
}

/** Returns a function that stops listening. */
export function onSessionEvent(event: SessionEvent, listen: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === event) listen()
  })
  return () => channel.close()
}
