// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenPhoneLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenPhoneLinkMutation = { openPhoneLink: { phoneToken: string, formToken: string, endsAt: string } };

export const OpenPhoneLink: Operation<OpenPhoneLinkMutation, OpenPhoneLinkMutationVariables> = {
  "name": "OpenPhoneLink",
  "id": "sha256:4930d35890eb7db30e98d68855728abdca222399b0356ff8ac8b90b7a4b0a698"
}
