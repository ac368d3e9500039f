import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'

const timeoutMs = 3000
/** Much at once, mostly for the worker, which nobody waits for. */
export const listTimeoutMs = 15_000

export type ContentServiceAddress = {
  url: string
  /** Lets a server read what is published but not for everybody. */
  key: string
}

type Question<T> = {
  operation: string
  query: string
  variables?: object
  /** The wished ones. */
  languages?: readonly Language[]
  answer: z.ZodType<T>
  timeoutMs?: number
}

export type Ask = <T>(question: Question<T>) => Promise<T>

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** One question over GraphQL. */
export async function askContentService<T>({ url, key }: ContentServiceAddress, question: Question<T>): Promise<T> {
  const { operation, query, variables, languages = [], answer } = question
  const response = await tracedFetch(`content ${operation}`, `${url}/api/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-content-service-key': key,
      locales: toLocalesHeader(languages),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(question.timeoutMs ?? timeoutMs),
  })
  if (!response.ok) throw new Error(`content service answered ${response.status}`)
  const { data, errors } = envelope.parse(await response.json())
  if (errors?.[0]) throw new Error(`content service: ${errors[0].message}`)
  return answer.parse(data)
}

/** English stands last: it is what everybody falls back to. */
export function toLocalesHeader(languages: readonly Language[]): string {
  return [...languages.filter((language) => language !== defaultLanguage), defaultLanguage].join(', ')
}
