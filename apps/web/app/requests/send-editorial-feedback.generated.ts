// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendEditorialFeedbackInput = {
  /** What the page was about that led to the form */
  about?: string | null | undefined;
  /** The solved botTask, as JSON; without one a person looks first */
  botProof?: string | null | undefined;
  company: string;
  country: string;
  /** The whitepaper that is asked for, as the content service calls it */
  document?: string | null | undefined;
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

export type SendEditorialFeedbackMutationVariables = Exact<{
  input: SendEditorialFeedbackInput;
}>;


export type SendEditorialFeedbackMutation = { sendEditorialFeedback: { receipt: { token: string } | null, refusal: { reason: string, problems: Array<{ field: string, message: string, max: number | null }> } | null } };

export const SendEditorialFeedback: Operation<SendEditorialFeedbackMutation, SendEditorialFeedbackMutationVariables> = {
  "name": "SendEditorialFeedback",
  "id": "sha256:1ec393654e816e7bc6f698e1f325d59249d28bd084d570755e8c0339f84d4e78"
}
