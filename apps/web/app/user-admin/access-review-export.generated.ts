// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccessReviewExportQueryVariables = Exact<{
  organisationId?: string | null | undefined;
}>;


export type AccessReviewExportQuery = { accessReviewExport: { fileName: string, csv: string, signature: string, publicKey: string } };

export const AccessReviewExport: Operation<AccessReviewExportQuery, AccessReviewExportQueryVariables> = {
  "name": "AccessReviewExport",
  "id": "sha256:4554a984c6c49e6100bd06879b88682cb4b046e4bcd9e7054c8a15d069436002"
}
