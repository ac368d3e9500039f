import { liveHeaders } from '../sign-in/ask-data.ts'
import { readEvents } from './read-events.ts'

/** A ticket that changed; nothing where any may have. */
type Hear = (ticketId: string | undefined) => void

const firstWaitMs = 1000
const longestWaitMs = 30_000

/** Hears which tickets change until it is stopped. A lost line comes back by itself and goes on behind the last event. */
export function followTickets(hear: Hear): () => void {
  const stopped = new AbortController()
  let lastId: string | undefined
  const follow = async () => {
    let waitMs = firstWaitMs
    while (!stopped.signal.aborted) {
      try {
        await readStream(await open(lastId, stopped.signal), (event) => {
          waitMs = firstWaitMs
          lastId = event.id ?? lastId
          if (event.name === 'ticket') hear(toTicketId(event.data))
          if (event.name === 'missed') hear(undefined)
        })
      } catch {
        waitMs = Math.min(waitMs * 2, longestWaitMs)
      }
      await pause(waitMs, stopped.signal)
    }
  }
  void follow()
  return () => stopped.abort()
}

async function open(lastId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const behind = lastId === undefined ? {} : { 'last-event-id': lastId }
  const response = await fetch('/api/live', {
    headers: { accept: 'text/event-stream', ...(await liveHeaders()), ...behind },
    signal,
  })
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`)
  return response.body
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  hear: (event: ReturnType<typeof readEvents>['events'][number]) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return
    const read = readEvents(rest + decoder.decode(value, { stream: true }))
    rest = read.rest
    read.events.forEach(hear)
  }
}

function toTicketId(data: string): string | undefined {
  const said: unknown = JSON.parse(data)
  const id = typeof said === 'object' && said !== null && 'ticketId' in said ? said.ticketId : undefined
  return typeof id === 'string' ? id : undefined
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
