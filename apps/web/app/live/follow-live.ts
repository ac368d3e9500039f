import { liveHeaders } from '../data-service/query-data-service.ts'
import { readEvents } from './read-events.ts'
import { untilVisible, whileVisible } from './visibility.ts'

/**
 * A changed ticket, a ticket that other agents have opened or left, a new notification for the user, a stream that begins or continues, before which notifications may
 * have arrived, or `missed`, after which any ticket may have changed.
 */
export type LiveNews = { ticketId: string } | { presentAt: string } | 'notification' | 'connected' | 'missed'

type Subscriber = (news: LiveNews) => void

const firstWaitMs = 1000
const maxWaitMs = 30_000

const subscribers = new Set<Subscriber>()
let connection: AbortController | undefined
let lastId: string | undefined

/** Subscribes to the live news; returns a function that stops. All subscribers of a page share one connection. */
export function followLive(subscriber: Subscriber): () => void {
  subscribers.add(subscriber)
  connection ??= connect()
  return () => {
    subscribers.delete(subscriber)
    if (subscribers.size > 0) return
    connection?.abort()
    connection = undefined
  }
}

function connect(): AbortController {
  const stopped = new AbortController()
  void follow(stopped.signal)
  return stopped
}

/** Reads the stream until it is stopped. Reconnects after the last event; a hidden page has no connection. */
async function follow(stopped: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs
  while (!stopped.aborted) {
    // The listeners of an attempt end with it, and not with the last subscriber.
    const ended = new AbortController()
    const attempt = AbortSignal.any([stopped, ended.signal])
    try {
      await untilVisible(attempt)
      await readStream(await open(lastId, whileVisible(attempt)), (event) => {
        waitMs = firstWaitMs
        lastId = event.id ?? lastId
        const news = toNews(event)
        if (news) for (const subscriber of subscribers) subscriber(news)
      })
    } catch {
      waitMs = Math.min(waitMs * 2, maxWaitMs)
    } finally {
      ended.abort()
    }
    await pause(waitMs, stopped)
  }
}

async function open(after: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const resumeHeaders = after === undefined ? {} : { 'last-event-id': after }
  const response = await fetch('/api/live', {
    headers: { accept: 'text/event-stream', ...(await liveHeaders()), ...resumeHeaders },
    signal,
  })
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`)
  return response.body
}

type LiveEvent = ReturnType<typeof readEvents>['events'][number]

async function readStream(body: ReadableStream<Uint8Array>, onEvent: (event: LiveEvent) => void): Promise<void> {
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

function toNews({ name, data }: LiveEvent): LiveNews | undefined {
  if (name === 'notification' || name === 'missed') return name
  if (name === 'ready') return 'connected'
  if (name === 'presence') return { presentAt: readTicketId(data) ?? '' }
  const ticketId = readTicketId(data)
  if (name === 'ticket') return ticketId === undefined ? 'missed' : { ticketId }
  return undefined
}

function readTicketId(data: string): string | undefined {
  const parsed: unknown = JSON.parse(data)
  const id = typeof parsed === 'object' && parsed !== null && 'ticketId' in parsed ? parsed.ticketId : undefined
  return typeof id === 'string' ? id : undefined
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
