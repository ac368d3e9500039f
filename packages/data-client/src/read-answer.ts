export type AnswerError = { message: string; code?: string | undefined; requestId?: string | undefined }

export type Answer = { data?: object | undefined; error?: AnswerError | undefined }

/** The code of an error that says no more than the null beside it: there is no such thing. */
export const notFound = 'NOT_FOUND'

/** Reads the body of a GraphQL answer. What is no such answer, for example a proxy's error page, holds nothing. */
export function readAnswer(body: string): Answer {
  const answer = parseObject(body)
  const errors = Array.isArray(answer?.['errors']) ? answer['errors'] : []
  const read = errors.map(readError)
  // What is not there must not hide what went wrong.
  return { data: toObject(answer?.['data']), error: read.find((error) => error?.code !== notFound) ?? read[0] }
}

function readError(error: unknown): AnswerError | undefined {
  const fields = toObject(error)
  if (!fields) return undefined
  const extensions = toObject(fields['extensions'])
  return {
    message: toText(fields['message']) ?? '',
    code: toText(extensions?.['code']),
    requestId: toText(extensions?.['requestId']),
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return toObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

function toObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
