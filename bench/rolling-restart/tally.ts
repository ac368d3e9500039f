import { percentile } from '../support/percentile.ts'

const kinds = ['page', 'miss', 'asset', 'portal', 'form', 'ticket', 'upload', 'editor', 'stream'] as const
export type Kind = (typeof kinds)[number]

/** A request without the expected response, and what was being restarted at that time. */
export type Failure = { kind: Kind; reason: string; step: string; second: number }

/** Counts requests and their failures. */
export class Tally {
  readonly failures: Failure[] = []
  /** Streams that ended before the load did. A browser opens them again. */
  endedStreams = 0
  /** Upload requests that a broken connection ended; the client asked for the offset and went on, as tus provides. */
  resumedUploads = 0
  readonly #times: Record<Kind, number[]> = {
    page: [],
    miss: [],
    asset: [],
    portal: [],
    form: [],
    ticket: [],
    upload: [],
    editor: [],
    stream: [],
  }
  readonly #startedAt = performance.now()
  #step = 'load alone'

  /** Names what happens from now on. */
  enter(step: string): void {
    this.#step = step
  }

  /** Counts a request that rejects as failed, and rejects too. */
  async track<Response>(kind: Kind, send: () => Promise<Response>): Promise<Response> {
    const { step, sentAt } = { step: this.#step, sentAt: performance.now() }
    try {
      return await send()
    } catch (error) {
      const second = Math.round((sentAt - this.#startedAt) / 1000)
      this.failures.push({ kind, reason: toReason(error), step, second })
      throw error
    } finally {
      this.#times[kind].push(performance.now() - sentAt)
    }
  }

  sent(): number {
    return kinds.reduce((sum, kind) => sum + this.#times[kind].length, 0)
  }

  summary() {
    const entries = kinds.map((kind) => {
      const times = this.#times[kind]
      const failed = this.failures.filter((failure) => failure.kind === kind).length
      return [kind, { sent: times.length, failed, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }]
    })
    return Object.fromEntries(entries)
  }
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? `${String(error.code)}: ${error.message}` : error.message
}
