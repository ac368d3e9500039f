// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SwitchCompanySignInInput = {
  idempotencyKey: string;
  isEnabled: boolean;
  isRequired: boolean;
  organisationId: string;
};

export type SwitchCompanySignInMutationVariables = Exact<{
  input: SwitchCompanySignInInput;
}>;


export type SwitchCompanySignInMutation = { switchCompanySignIn: { id: string | null, refusal: string | null, fields: Array<string> } };

export const SwitchCompanySignIn: Operation<SwitchCompanySignInMutation, SwitchCompanySignInMutationVariables> = {
  "name": "SwitchCompanySignIn",
  "id": "sha256:e526805f07f71313c71214dcdaba3b857a73eb61c2df33fdc9748ea3a7bfeae7"
}
