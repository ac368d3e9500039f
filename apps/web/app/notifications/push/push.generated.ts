// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PushSubscriptionInput = {
  auth: string;
  browser: string;
  endpoint: string;
  p256dh: string;
};

export type PushDevicesQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type PushDevicesQuery = { vapidPublicKey: string | null, pushSubscriptions: Array<{ id: string, browser: string, createdAt: string, isHere: boolean }> };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: { refusal: string | null } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { refusal: string | null } };

export const PushDevices: Operation<PushDevicesQuery, PushDevicesQueryVariables> = {
  "name": "PushDevices",
  "id": "sha256:c3e1486a943c473d88d57e4d308970b871ada9256322e8e8ad22f93f3c2734df"
}

export const AddPushSubscription: Operation<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables> = {
  "name": "AddPushSubscription",
  "id": "sha256:721c8d462de9692d7c56802f73e0ca97b038fb0cf36b2e4c3fa2d9ec3af17d10"
}

export const RemovePushSubscription: Operation<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables> = {
  "name": "RemovePushSubscription",
  "id": "sha256:edc437e47b68da6cc83d1e6c5682b46f694587200df4b457e80d46904e786df3"
}
