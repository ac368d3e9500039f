// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WithdrawMachineDataMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawMachineDataMutation = { withdrawMachineData: { refusal: string | null } };

export const WithdrawMachineData: Operation<WithdrawMachineDataMutation, WithdrawMachineDataMutationVariables> = {
  "name": "WithdrawMachineData",
  "id": "sha256:30bd355a14145ffd4384e622505a97e7ae2d68ebd4f664e89954d9d20191b34e"
}
