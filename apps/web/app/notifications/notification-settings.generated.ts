// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: Array<{ event: string, mail: string, timings: Array<string> }> };

export type ChooseMailsMutationVariables = Exact<{
  event: string;
  mail: string;
}>;


export type ChooseMailsMutation = { chooseMails: { refusal: string | null } };

export const NotificationSettings: Operation<NotificationSettingsQuery, NotificationSettingsQueryVariables> = {
  "name": "NotificationSettings",
  "id": "sha256:d04da51c0fcfcdec27bd808b583b1a4893710d5b3f0a1bbcee92ff2b73a4bb2b"
}

export const ChooseMails: Operation<ChooseMailsMutation, ChooseMailsMutationVariables> = {
  "name": "ChooseMails",
  "id": "sha256:fec0f8b601a761c70cf65a4b6675ad75450dba24800759e5a7b166bf04015792"
}
