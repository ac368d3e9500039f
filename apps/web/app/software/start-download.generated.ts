// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StartDownloadMutationVariables = Exact<{
  family: string;
  version: string;
}>;


export type StartDownloadMutation = { startDownload: { path: string | null, refusal: string | null } };

export const StartDownload: Operation<StartDownloadMutation, StartDownloadMutationVariables> = {
  "name": "StartDownload",
  "id": "sha256:54c89eedfb6662a314593259ec9e81567b9441362247862b9d3ad156df122549"
}
