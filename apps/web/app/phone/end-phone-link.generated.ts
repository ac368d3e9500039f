// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndPhoneLinkMutationVariables = Exact<{
  token: string;
}>;


export type EndPhoneLinkMutation = { endPhoneLink: { refusal: string | null } };

export const EndPhoneLink: Operation<EndPhoneLinkMutation, EndPhoneLinkMutationVariables> = {
  "name": "EndPhoneLink",
  "id": "sha256:e531321b0f66bd203e1b59d281bd4c910379f2af54a358e921c1164d6edea6ae"
}
