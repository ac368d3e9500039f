// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SetMachineInServiceMutationVariables = Exact<{
  machineId: string;
  isInService: boolean;
}>;


export type SetMachineInServiceMutation = { setMachineInService: { refusal: string | null } };

export const SetMachineInService: Operation<SetMachineInServiceMutation, SetMachineInServiceMutationVariables> = {
  "name": "SetMachineInService",
  "id": "sha256:d42755cf204f4ef0857b222e514e4b4c6fbe7de331044081916d80fe870362d3"
}
