// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndReleaseSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type EndReleaseSubscriptionMutation = { endReleaseSubscription: { refusal: string | null } };

export const EndReleaseSubscription: Operation<EndReleaseSubscriptionMutation, EndReleaseSubscriptionMutationVariables> = {
  "name": "EndReleaseSubscription",
  "id": "sha256:ee27947b89e3aa2f9e4da71de7cb42b1c5ea6a4b8b039555ddac1c98f88569ca"
}
