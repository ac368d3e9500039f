// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HiddenSlugsQueryVariables = Exact<{
  country: string;
  slugs: string;
}>;


export type HiddenSlugsQuery = { slugs: Array<string> };

export const HiddenSlugs: Operation<HiddenSlugsQuery, HiddenSlugsQueryVariables> = {
  "name": "HiddenSlugs",
  "id": "sha256:147977804f4a62f2ecb783bdb238d5509114a7e760ea58057df12c117a223ee3"
}
