// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SolveTicketMutationVariables = Exact<{
  id: string;
}>;


export type SolveTicketMutation = { solveTicket: { refusal: string | null } };

export const SolveTicket: Operation<SolveTicketMutation, SolveTicketMutationVariables> = {
  "name": "SolveTicket",
  "id": "sha256:f6a7651e2d42cee658ee4db462270a6248c8b7fb85a89ea24a0540efce587c60"
}
