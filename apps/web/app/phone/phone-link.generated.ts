// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PhoneLinkQueryVariables = Exact<{
  token: string;
}>;


export type PhoneLinkQuery = { phoneLink: { endsAt: string } | null };

export const PhoneLink: Operation<PhoneLinkQuery, PhoneLinkQueryVariables> = {
  "name": "PhoneLink",
  "id": "sha256:3bb0b4a3ba5b55abe5990f2c599b373d357db2a820053ba822959e9b7e00dbcc"
}
