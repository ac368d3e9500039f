// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShareMachineDataInput = {
  idempotencyKey: string;
  machineId: string;
  recipient: string;
  /** The last day, such as 2026-12-31 */
  until: string;
};

export type ShareMachineDataMutationVariables = Exact<{
  input: ShareMachineDataInput;
}>;


export type ShareMachineDataMutation = { shareMachineData: { id: string | null, token: string | null, refusal: string | null } };

export const ShareMachineData: Operation<ShareMachineDataMutation, ShareMachineDataMutationVariables> = {
  "name": "ShareMachineData",
  "id": "sha256:0f26ae7f9c0740cc696b3612a59e82b127eac2788390413a69137b1b51f39942"
}
