import { context, trace } from '@opentelemetry/api'
import { pino } from 'pino'

/**
 * The only fields of a log line. There is no field for names, addresses, tokens, paths and typed texts, so that
 * personal data and secrets cannot be logged by accident. The segments of a path may be the secret of a link.
 */
const allowedFields = [
  'event',
  'requestId',
  'method',
  'route',
  'status',
  'durationMs',
  'site',
  'locale',
  'operation',
  'variables',
  'jobId',
  'task',
  'attempt',
  'recordId',
  'reason',
  'count',
  'bytes',
  'port',
  'component',
  'directive',
  'blockedHost',
  'errorName',
  'errorMessage',
  'stack',
] as const

export type LogFields = Partial<Record<(typeof allowedFields)[number], string | number | boolean | undefined>>

export type Log = Record<'debug' | 'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>

export type LogSettings = { service: string; level?: string; write?: (line: string) => void }

/** Buffers lines, because a write per line would slow requests; lines are at most half a second late. */
const buffered = { dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }

/** JSON lines on standard output, each with the trace id of the request it belongs to. */
export function createLog({ service, level = 'info', write }: LogSettings): Log {
  const options = { level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' }
  const sink = pino(options, write ? { write } : pino.destination(buffered))
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) =>
      sink[name]({ ...currentRequest(), ...onlyAllowed(fields) }, event)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** The loggable fields of an error: its name, its message cut to 300 characters, and five calls of its stack. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { errorName: 'NonError', errorMessage: typeof error }
  return {
    errorName: error.name,
    errorMessage: withoutSecrets(error.message).slice(0, 300),
    // The stack begins with the whole message, whose further lines may contain secrets.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 5)
      .join('\n'),
  }
}

function onlyAllowed(fields: LogFields): LogFields {
  return Object.fromEntries(
    allowedFields.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
  )
}

function currentRequest(): { requestId?: string } {
  const requestId = trace.getSpanContext(context.active())?.traceId
  return requestId ? { requestId } : {}
}

/** Drivers put URLs with passwords, tokens and email addresses into their messages. */
function withoutSecrets(message: string): string {
  return message
    .replace(/\/\/[^\s/@]*@/g, '//[redacted]@')
    .replace(/\b(Bearer|DPoP)\s+\S+/gi, '$1 [redacted]')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '[redacted]')
}
