/** What all tabs of this browser hear: somebody logged in, or out. It carries nothing else. */
export type SessionNews = 'signed-in' | 'signed-out'

const name = 'FR-SDK-session'

export function tellTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(news)
  channel.close()
}

/** Returns how to stop listening. */
export function onSessionNews(wanted: SessionNews, listen: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === wanted) listen()
  })
  return () => channel.close()
}
