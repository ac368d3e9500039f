import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'

const timeoutMs = 3000
/** For long lists, which mostly the worker reads in the background. */
export const listTimeoutMs = 15_000

export type ContentServiceAddress = {
  url: string
  /** Service key that gives read access to protected pages. */
  key: string
}

type ContentQuery<T> = {
  operation: string
  query: string
  variables?: object
  /** The requested languages. */
  languages?: readonly Language[]
  /** Parses the `data` of the response. */
  answer: z.ZodType<T>
  timeoutMs?: number
  /** Also reads drafts and embargoed texts. The caller must have checked that the visitor may see them. */
  drafts?: true
}

export type Ask = <T>(request: ContentQuery<T>) => Promise<T>

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** Sends one GraphQL query. Rejects on HTTP errors, GraphQL errors, invalid responses and timeouts. */
export async function queryContentService<T>(
  { url, key }: ContentServiceAddress,
  request: ContentQuery<T>,
): Promise<T> {
  const { operation, query, variables, languages = [], answer } = request
  const response = await tracedFetch(`content ${operation}`, `${url}/api/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-content-service-key': key,
      locales: toLocalesHeader(languages),
      ...(request.drafts ? { 'x-content-stage': 'DRAFT' } : {}),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(request.timeoutMs ?? timeoutMs),
  })
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  const { data, errors } = envelope.parse(await response.json())
  if (errors?.[0]) throw new Error(`content service: ${errors[0].message}`)
  return answer.parse(data)
}

/** Returns the value of the `locales` header, with English last as the fallback. */
export function toLocalesHeader(languages: readonly Language[]): string {
  return [...languages.filter((language) => language !== defaultLanguage), defaultLanguage].join(', ')
}
