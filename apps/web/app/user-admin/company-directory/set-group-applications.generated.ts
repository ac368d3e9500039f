// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GroupApplicationInput = {
  application: string;
  role: string;
};

export type GroupApplicationsInput = {
  applications: Array<GroupApplicationInput>;
  groupId: string;
  idempotencyKey: string;
  organisationId: string;
};

export type SetGroupApplicationsMutationVariables = Exact<{
  input: GroupApplicationsInput;
}>;


export type SetGroupApplicationsMutation = { setGroupApplications: { id: string | null, refusal: string | null, fields: Array<string> } };

export const SetGroupApplications: Operation<SetGroupApplicationsMutation, SetGroupApplicationsMutationVariables> = {
  "name": "SetGroupApplications",
  "id": "sha256:f4912b1f05fb6b184c96efef0b1486e640012da3128ab2265e67b8ebf252480a"
}
