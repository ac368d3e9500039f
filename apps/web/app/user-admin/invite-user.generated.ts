// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InviteUserInput = {
  applications: Array<InvitedApplicationInput>;
  email: string;
  /** The last day of access, as yyyy-mm-dd; null without an end */
  endsOn?: string | null | undefined;
  idempotencyKey: string;
  /** Language of the mail */
  language: string;
  /** May be empty */
  message: string;
  organisationId: string;
  reason: string;
};

export type InvitedApplicationInput = {
  application: string;
  role: string;
};

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { refusal: string | null, fields: Array<string>, userId: string | null, expiresAt: string | null } };

export const InviteUser: Operation<InviteUserMutation, InviteUserMutationVariables> = {
  "name": "InviteUser",
  "id": "sha256:f58e3554d76a052d2308c982e34e171f95b83339e53a198685f7b8e84dc30bc0"
}
