// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InvitationByTokenQueryVariables = Exact<{
  token: string;
}>;


export type InvitationByTokenQuery = { invitation: { email: string, organisationName: string, invitedBy: string, applications: Array<string>, message: string, expiresAt: string, isExpired: boolean, needsAccount: boolean } | null };

export const InvitationByToken: Operation<InvitationByTokenQuery, InvitationByTokenQueryVariables> = {
  "name": "InvitationByToken",
  "id": "sha256:98c0dc8287fc466a9e0acffe613419cd47c3172b63cfa44ae3cd048a9f75a711"
}
