// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendContactRequestInput = {
  company: string;
  /** Two letters, upper case */
  country: string;
  email: string;
  firstName: string;
  /** Made once for each form filled in; 16 to 128 signs */
  idempotencyKey: string;
  language: string;
  lastName: string;
  message: string;
  /** Empty for the main site */
  siteSlug: string;
  /** IANA name, for the promised time; UTC without */
  timeZone?: string | null | undefined;
};

export type SendContactRequestMutationVariables = Exact<{
  input: SendContactRequestInput;
}>;


export type SendContactRequestMutation = { sendContactRequest: { receipt: { number: string, replyDueAt: string } | null, refusal: { reason: string, fields: Array<string> } | null } };

export const SendContactRequest: Operation<SendContactRequestMutation, SendContactRequestMutationVariables> = {
  "name": "SendContactRequest",
  "id": "sha256:c613ebe1cac574f6111871b936cbc03ac8a535b046be2690598a5566590273b7"
}
