import { liveHeaders } from '../data-service/query-data-service.ts'
import { readEvents } from './read-events.ts'

/** The id of the changed ticket; `undefined` if events were missed and any ticket may have changed. */
type OnChange = (ticketId: string | undefined) => void

const firstWaitMs = 1000
const maxWaitMs = 30_000

/** Subscribes to changes of tickets; returns a function that stops. Reconnects and continues after the last event. */
export function followTickets(onChange: OnChange): () => void {
  const stopped = new AbortController()
  let lastId: string | undefined
  const follow = async () => {
    let waitMs = firstWaitMs
    while (!stopped.signal.aborted) {
      try {
        await readStream(await open(lastId, stopped.signal), (event) => {
          waitMs = firstWaitMs
          lastId = event.id ?? lastId
          if (event.name === 'ticket') onChange(toTicketId(event.data))
          if (event.name === 'missed') onChange(undefined)
        })
      } catch {
        waitMs = Math.min(waitMs * 2, maxWaitMs)
      }
      await pause(waitMs, stopped.signal)
    }
  }
  void follow()
  return () => stopped.abort()
}

async function open(lastId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const resumeHeaders = lastId === undefined ? {} : { 'last-event-id': lastId }
  const response = await fetch('/api/live', {
    headers: { accept: 'text/event-stream', ...(await liveHeaders()), ...resumeHeaders },
    signal,
  })
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`)
  return response.body
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ReturnType<typeof readEvents>['events'][number]) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return
    const read = readEvents(rest + decoder.decode(value, { stream: true }))
    rest = read.rest
    read.events.forEach(onEvent)
  }
}

function toTicketId(data: string): string | undefined {
  const parsed: unknown = JSON.parse(data)
  const id = typeof parsed === 'object' && parsed !== null && 'ticketId' in parsed ? parsed.ticketId : undefined
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
