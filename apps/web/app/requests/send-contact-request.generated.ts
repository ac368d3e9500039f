// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendContactRequestInput = {
  /** What the page was about that led to the form */
  about?: string | null | undefined;
  /** The solved botTask, as JSON; without one a person looks first */
  botProof?: string | null | undefined;
  company: string;
  country: string;
  /** The whitepaper that is asked for, as the content service calls it */
  document?: string | null | undefined;
  email: string;
  /** Ids of uploads, where the form takes files */
  files?: Array<string> | null | undefined;
  firstName: string;
  /** Made once for each form filled in; 16 to 128 signs */
  idempotencyKey: string;
  language: string;
  lastName: string;
  message: string;
  /** How long the form was open, in whole seconds */
  secondsOpen?: string | null | undefined;
  /** Empty for the main site */
  siteSlug: string;
  /** IANA name, for the promised time; UTC without */
  timeZone?: string | null | undefined;
  /** What stands in the field that people neither see nor reach */
  trap?: string | null | undefined;
};

export type SendContactRequestMutationVariables = Exact<{
  input: SendContactRequestInput;
}>;


export type SendContactRequestMutation = { sendContactRequest: { receipt: { token: string } | null, refusal: { reason: string, problems: Array<{ field: string, message: string, max: number | null }> } | null } };

export const SendContactRequest: Operation<SendContactRequestMutation, SendContactRequestMutationVariables> = {
  "name": "SendContactRequest",
  "id": "sha256:515bbe147d86bc65fdca1037478350c6f62bf6de3bf32d20c08b233c0686aedf"
}
