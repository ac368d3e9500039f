import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type SpanOptions,
  trace,
  type Attributes,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, hrTimeToMilliseconds, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'

export type TracingSettings = { service: string; folder?: string | undefined; otlpUrl?: string | undefined }

/** Starts tracing for this process and returns the function that flushes and stops it. */
export function startTracing({ service, folder, otlpUrl }: TracingSettings): () => Promise<void> {
  const exporter = otlpUrl
    ? new OTLPTraceExporter({ url: otlpUrl })
    : folder
      ? new FileExporter(service, folder)
      : undefined
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: exporter ? [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 500 })] : [],
  })
  provider.register({
    contextManager: new AsyncLocalStorageContextManager(),
    propagator: new W3CTraceContextPropagator(),
  })
  return () => provider.shutdown()
}

/** Runs `work` in a span; an error marks the span as failed and is rethrown. */
export async function withSpan<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return runSpan(name, { attributes }, work)
}

/** Runs a request handler in a span of the trace in the caller's headers. */
export async function withServerSpan<T>(
  name: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const carrier = headers instanceof Headers ? Object.fromEntries(headers) : headers
  const parent = propagation.extract(context.active(), carrier)
  return context.with(parent, () => runSpan(name, { kind: SpanKind.SERVER }, work))
}

/**
 * `fetch` for our own services: propagates the current trace and follows no redirect. External services are called with
 * `fetchExternal` of the connectors.
 */
export async function tracedFetch(name: string, url: string | URL, init: RequestInit = {}): Promise<Response> {
  return runSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    const headers = new Headers(init.headers)
    propagation.inject(context.active(), headers, { set: (carrier, key, value) => carrier.set(key, value) })
    const response = await fetch(url, { redirect: 'error', ...init, headers })
    span.setAttribute('http.response.status_code', response.status)
    return response
  })
}

/** Records a finished query, so that the database driver needs only a log callback and no patching. */
export function recordQuery(statement: string, durationMs: number): void {
  const end = Date.now()
  const attributes = { 'db.system': 'postgresql', 'db.statement': statement.slice(0, 300) }
  trace
    .getTracer('ferrule')
    .startSpan('postgres query', { kind: SpanKind.CLIENT, startTime: end - durationMs, attributes })
    .end(end)
}

/** The trace id, which identifies a request in the logs and traces of all services. */
export function currentRequestId(): string | undefined {
  return trace.getSpanContext(context.active())?.traceId
}

function runSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getTracer('ferrule').startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Writes one JSON line per span, for `./dev trace ID` without a tracing server. */
class FileExporter implements SpanExporter {
  readonly #file: string
  readonly #ready: Promise<unknown>
  readonly #service: string

  constructor(service: string, folder: string) {
    this.#service = service
    this.#file = join(folder, `${service}.jsonl`)
    this.#ready = mkdir(folder, { recursive: true })
  }

  export(spans: ReadableSpan[], done: (result: { code: ExportResultCode; error?: Error }) => void): void {
    const lines = spans.map((span) => `${JSON.stringify(this.#line(span))}\n`).join('')
    this.#ready
      .then(() => appendFile(this.#file, lines))
      .then(
        () => done({ code: ExportResultCode.SUCCESS }),
        (error: Error) => done({ code: ExportResultCode.FAILED, error }),
      )
  }

  async shutdown(): Promise<void> {
    await this.#ready
  }

  #line(span: ReadableSpan) {
    return {
      traceId: span.spanContext().traceId,
      spanId: span.spanContext().spanId,
      parentSpanId: span.parentSpanContext?.spanId,
      service: this.#service,
      name: span.name,
      startedAt: hrTimeToMilliseconds(span.startTime),
      durationMs: hrTimeToMilliseconds(span.duration),
      attributes: span.attributes,
      failed: span.status.code === SpanStatusCode.ERROR,
    }
  }
}
