// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MoveMachineInput = {
  assetName: string;
  machineId: string;
  plantId: string;
  position: string;
};

export type MoveMachineMutationVariables = Exact<{
  input: MoveMachineInput;
}>;


export type MoveMachineMutation = { moveMachine: { refusal: string | null, fields: Array<string> } };

export const MoveMachine: Operation<MoveMachineMutation, MoveMachineMutationVariables> = {
  "name": "MoveMachine",
  "id": "sha256:797af8c143c7f4684c7e04d6141d5f512ec92b04473bdcafbc466d223e15557d"
}
