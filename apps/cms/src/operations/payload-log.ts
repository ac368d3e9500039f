import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Config } from 'payload'
import { z } from 'zod'

const line = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z
    .object({ type: z.string().optional(), message: z.string().optional(), stack: z.string().optional() })
    .optional(),
})

/** Payload logs through its own pino instance. Its lines are parsed and logged again with the project's fields only. */
export function payloadLog(log: Log, level: string): NonNullable<Config['logger']> {
  return { options: { level }, destination: { write: (text) => forwardLine(log, text) } }
}

export function forwardLine(log: Log, text: string): void {
  const { level, msg = '', err } = line.parse(JSON.parse(text))
  const write = level >= 50 ? log.error : level >= 40 ? log.warn : level >= 30 ? log.info : log.debug
  write('payload', { reason: errorFields(new Error(msg)).errorMessage, ...(err ? errorFields(toError(err)) : {}) })
}

function toError({ type = 'Error', message = '', stack = '' }: NonNullable<z.infer<typeof line>['err']>): Error {
  return Object.assign(new Error(message), { name: type, stack })
}
