// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { account: { email: string, isManagedInternally: boolean, passwordChangedAt: string | null, profile: { firstName: string, lastName: string, company: string, telephone: string, address: string, postalCode: string, city: string, country: string, language: string }, devices: Array<{ id: string, kind: string, label: string, addedAt: string }>, sessions: Array<{ id: string, address: string, startedAt: string, lastUsedAt: string, isThis: boolean }> } };

export const Account: Operation<AccountQuery, AccountQueryVariables> = {
  "name": "Account",
  "id": "sha256:6535d387658b22742852ba009a58b0376c823a2df011756079c1488b59df93ad"
}
