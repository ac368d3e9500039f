import { readdirSync, readFileSync } from 'node:fs'
import { setting } from './environment.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  service: string
  name: string
  startedAt: number
  durationMs: number
  attributes: Record<string, unknown>
}

/** `./dev trace ID`: prints the spans of every service for one request; the id is the response's X-Request-Id. */
export async function trace([id]: string[]): Promise<number> {
  if (!id) {
    console.error('./dev trace ID, with the X-Request-Id header of a response')
    return 2
  }
  const spans = readSpans().filter((span) => span.traceId === id)
  const known = new Set(spans.map((span) => span.spanId))
  const print = (parent: string | undefined, depth: number): void => {
    const children = spans.filter((span) =>
      parent ? span.parentSpanId === parent : !known.has(span.parentSpanId ?? ''),
    )
    for (const span of children.toSorted((a, b) => a.startedAt - b.startedAt)) {
      console.log(`${'  '.repeat(depth)}${span.service}  ${span.name}  ${span.durationMs.toFixed(1)} ms`)
      print(span.spanId, depth + 1)
    }
  }
  print(undefined, 0)
  return spans.length > 0 ? 0 : 1
}

function readSpans(): Span[] {
  const folder = setting('TRACES_FOLDER')
  return readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): Span => JSON.parse(line)),
  )
}
