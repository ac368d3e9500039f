// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UploadState =
  | 'clean'
  | 'infected'
  | 'pending'
  | 'refused';

export type UploadStateQueryVariables = Exact<{
  id: string;
}>;


export type UploadStateQuery = { upload: { state: UploadState, link: string | null } | null };

export const UploadState: Operation<UploadStateQuery, UploadStateQueryVariables> = {
  "name": "UploadState",
  "id": "sha256:d0c5dbad557de09efe655beddf044dbd65a0243f08f6a61b3be648ff688e9682"
}
