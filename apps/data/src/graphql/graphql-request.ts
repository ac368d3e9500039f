import { GraphQLError } from 'graphql'
import { z } from 'zod'

/** Field names of GraphQL over HTTP; batched operations are not supported. */
const graphqlRequest = z.object({
  documentId: z.string().max(100).optional(),
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

export type GraphqlRequest = z.infer<typeof graphqlRequest>

export function parseGraphqlRequest(body: string): GraphqlRequest | undefined {
  try {
    return graphqlRequest.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

function refusal(message: string, code: string, status: number) {
  return { errors: [new GraphQLError(message, { extensions: { code, http: { status } } })] }
}

export const refusals = {
  unreadable: refusal('Not a GraphQL request', 'BAD_REQUEST', 400),
  /** The page is older or newer than this service; a reload helps. */
  unknown: refusal('Unknown operation', 'UNKNOWN_OPERATION', 404),
  adHoc: refusal('Only registered operations are allowed', 'AD_HOC_OPERATION', 400),
}
