// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RetireCannedTextMutationVariables = Exact<{
  id: string;
}>;


export type RetireCannedTextMutation = { retireCannedText: { refusal: string | null } };

export const RetireCannedText: Operation<RetireCannedTextMutation, RetireCannedTextMutationVariables> = {
  "name": "RetireCannedText",
  "id": "sha256:4624f54ff81ecd69873b088b8043571d75f35899d7b632ae4fa84c54bdf0fef3"
}
