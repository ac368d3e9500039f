// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndAccessInput = {
  accessId: string;
  idempotencyKey: string;
  /** May be empty */
  reason: string;
};

export type DeclineAccessMutationVariables = Exact<{
  input: EndAccessInput;
}>;


export type DeclineAccessMutation = { declineAccess: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const DeclineAccess: Operation<DeclineAccessMutation, DeclineAccessMutationVariables> = {
  "name": "DeclineAccess",
  "id": "sha256:9338d84d2981ecc421ef7da289f37e6bd263adb514ed01ba94465ced03740444"
}
