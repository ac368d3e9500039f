import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const optional = z
  .string()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const environment = z.object({
  EDGE_ORIGIN: z.url(),
  WEB_PORT: port,
  WEB_OPERATIONS_PORT: port,
  CONTENT_SERVICE_URL: z.url(),
  DATA_SERVICE_URL: z.url(),
  REDIS_URL: z.url(),
  IDENTITY_ISSUER: z.url(),
  IDENTITY_CLIENT_ID: z.string().min(1, 'Client ID is required'),
  TRACES_FOLDER: optional,
  OTLP_TRACES_URL: optional,
  /** Internal pages. Whoever runs this for customers leaves it off. */
  STYLE_GUIDE: z
    .enum(['on', 'off'])
    .default('off')
    .transform((word) => word === 'on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

export type Settings = z.infer<typeof environment>

/** The only reader of the environment here. Fails with the whole list of what is wrong. */
export function readSettings(variables: Record<string, string | undefined> = process.env): Settings {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) throw new Error(`Settings are wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
