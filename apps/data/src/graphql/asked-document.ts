import { GraphQLError } from 'graphql'
import { z } from 'zod'

/** The names are those of GraphQL over HTTP; several operations in one request are not understood. */
const asked = z.object({
  documentId: z.string().max(100).optional(),
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

export type Asked = z.infer<typeof asked>

export function parseAsked(body: string): Asked | undefined {
  try {
    return asked.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

function refusal(message: string, code: string, status: number) {
  return { errors: [new GraphQLError(message, { extensions: { code, http: { status } } })] }
}

export const refusals = {
  unreadable: refusal('Not a GraphQL request', 'BAD_REQUEST', 400),
  /** A page older or newer than this service; loading it again helps. */
  unknown: refusal('Unknown operation', 'UNKNOWN_OPERATION', 404),
  adHoc: refusal('Only operations of our own pages are answered', 'AD_HOC_OPERATION', 400),
}
