export type GraphqlError = { message: string; code?: string | undefined; requestId?: string | undefined }

export type Answer = { data?: object | undefined; error?: GraphqlError | undefined }

/** The error code of a missing record; the field beside it is null. */
export const notFound = 'NOT_FOUND'

/** Reads the body of a GraphQL response. Any other body, such as a proxy's error page, has neither data nor error. */
export function readGraphqlResponse(body: string): Answer {
  const response = parseObject(body)
  const errors = Array.isArray(response?.['errors']) ? response['errors'] : []
  const read = errors.map(readError)
  // A missing record must not hide another error.
  return { data: toObject(response?.['data']), error: read.find((error) => error?.code !== notFound) ?? read[0] }
}

function readError(error: unknown): GraphqlError | undefined {
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
