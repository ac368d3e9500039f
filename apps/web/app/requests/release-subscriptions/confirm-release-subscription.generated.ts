// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmReleaseSubscriptionMutationVariables = Exact<{
  token: string;
  scope: string;
}>;


export type ConfirmReleaseSubscriptionMutation = { confirmReleaseSubscription: { refusal: string | null } };

export const ConfirmReleaseSubscription: Operation<ConfirmReleaseSubscriptionMutation, ConfirmReleaseSubscriptionMutationVariables> = {
  "name": "ConfirmReleaseSubscription",
  "id": "sha256:abb089428ef2bc54d4c64b71c9d49e975aedb18a39ff1430d32abfd011a3941e"
}
