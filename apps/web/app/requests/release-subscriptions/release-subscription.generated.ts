// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReleaseSubscriptionByTokenQueryVariables = Exact<{
  token: string;
}>;


export type ReleaseSubscriptionByTokenQuery = { releaseSubscription: { scope: string, isConfirmed: boolean } | null };

export const ReleaseSubscriptionByToken: Operation<ReleaseSubscriptionByTokenQuery, ReleaseSubscriptionByTokenQueryVariables> = {
  "name": "ReleaseSubscriptionByToken",
  "id": "sha256:800cdd8ec8a192c8984914c0d71a87cf663cc0d7e64069349aa8e184f5eb142b"
}
