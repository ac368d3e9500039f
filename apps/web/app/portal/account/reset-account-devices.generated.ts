// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ResetAccountDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetAccountDevicesMutation = { resetAccountDevices: { refusal: string | null } };

export const ResetAccountDevices: Operation<ResetAccountDevicesMutation, ResetAccountDevicesMutationVariables> = {
  "name": "ResetAccountDevices",
  "id": "sha256:d8572b1448fb7bf86e59a56abd5b688208fd34bf914e1f72ca6599f9393180ed"
}
