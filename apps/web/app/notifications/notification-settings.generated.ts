// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotificationSettingsQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type NotificationSettingsQuery = { vapidPublicKey: string | null, notificationSettings: Array<{ event: string, mail: string, timings: Array<string>, push: boolean | null }>, pushSubscriptions: Array<{ id: string, browser: string, createdAt: string, isHere: boolean }> };

export type ChooseMailsMutationVariables = Exact<{
  event: string;
  mail: string;
}>;


export type ChooseMailsMutation = { chooseMails: { refusal: string | null } };

export type ChoosePushesMutationVariables = Exact<{
  event: string;
  push: boolean;
}>;


export type ChoosePushesMutation = { choosePushes: { refusal: string | null } };

export const NotificationSettings: Operation<NotificationSettingsQuery, NotificationSettingsQueryVariables> = {
  "name": "NotificationSettings",
  "id": "sha256:c6dfa51bf9fa65922d67f2c8129559e7411a69bc63767df6dfeed7e6e31b2323"
}

export const ChooseMails: Operation<ChooseMailsMutation, ChooseMailsMutationVariables> = {
  "name": "ChooseMails",
  "id": "sha256:fec0f8b601a761c70cf65a4b6675ad75450dba24800759e5a7b166bf04015792"
}

export const ChoosePushes: Operation<ChoosePushesMutation, ChoosePushesMutationVariables> = {
  "name": "ChoosePushes",
  "id": "sha256:afc924184479b74b918ce5d9a46d455a7d52bfc770c567dd8972b754fb31e2de"
}
