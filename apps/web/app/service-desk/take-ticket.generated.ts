// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TakeTicketMutationVariables = Exact<{
  id: string;
}>;


export type TakeTicketMutation = { takeTicket: { refusal: string | null } };

export const TakeTicket: Operation<TakeTicketMutation, TakeTicketMutationVariables> = {
  "name": "TakeTicket",
  "id": "sha256:ac14a66a3e44db7c3b5d2dae04a99e44e199a82d3e3d52c921fa2e94a6e6a7f0"
}
