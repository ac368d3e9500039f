// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InsulationsQueryVariables = Exact<{
  language: string;
}>;


export type InsulationsQuery = { getInsulations: Array<{ code: string, name: string }> };

export const Insulations: Operation<InsulationsQuery, InsulationsQueryVariables> = {
  "name": "Insulations",
  "id": "sha256:a877afbbd85ec66605bad118356b0ef238e4416e0f1a0d05f5dbacde082fffc6"
}
