import { z } from 'zod'

export const port = z.coerce.number().int().min(1).max(65535)

/** An empty value in an environment file counts as a missing one. */
export const optionalText = z
  .string()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const key = z.string().min(16, 'a key needs at least 16 characters')

/** Two keys at most, separated by a comma: the first one signs, and both verify while the second is being replaced. */
export const keys = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.union([z.tuple([key]), z.tuple([key, key])]))

/** One or more URLs, separated by commas. */
export const urls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url()).min(1))

/** The settings that every process has. */
export const processVariables = {
  /** The address that servers listen on: loopback, or `0.0.0.0` in a container. */
  LISTEN_HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  /** The time between `/readyz` responding 503 and closing, in which load balancers notice; 0 without one. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  TRACES_FOLDER: optionalText,
  OTLP_TRACES_URL: optionalText,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
}
