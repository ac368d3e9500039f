// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BotTaskQueryVariables = Exact<{
  form: string;
}>;


export type BotTaskQuery = { botTask: string | null };

export const BotTask: Operation<BotTaskQuery, BotTaskQueryVariables> = {
  "name": "BotTask",
  "id": "sha256:7319960c2108e734cfca82eabd513486d92b4558f40e9449d086323e8f6c20a1"
}
