// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendServiceRequestInput = {
  /** Subject of the page that linked to the form */
  about?: string | null | undefined;
  address: string;
  /** The solved botTask as JSON; without it the request is marked for review */
  botProof?: string | null | undefined;
  caseId?: string | null | undefined;
  city: string;
  company: string;
  contactLocation: string;
  country: string;
  description: string;
  /** Id of the requested whitepaper in the content service */
  document?: string | null | undefined;
  email: string;
  existingCase?: string | null | undefined;
  /** Ids of uploads, if the form accepts files */
  files?: Array<string> | null | undefined;
  firstName: string;
  /** Created once per completed form; 16 to 128 characters */
  idempotencyKey: string;
  language: string;
  lastName: string;
  machineName: string;
  reason?: string | null | undefined;
  requestedService: string;
  returnAddress?: string | null | undefined;
  returnCity?: string | null | undefined;
  returnCountry?: string | null | undefined;
  returnState?: string | null | undefined;
  returnZipCode?: string | null | undefined;
  /** Time the form was open, in whole seconds */
  secondsOpen?: string | null | undefined;
  separateReturnAddress?: string | null | undefined;
  serialNumber: string;
  serviceContract?: string | null | undefined;
  /** Empty for the main site */
  siteSlug: string;
  state?: string | null | undefined;
  subject: string;
  telephone?: string | null | undefined;
  /** IANA name, used to state the due time; UTC if omitted */
  timeZone?: string | null | undefined;
  /** Value of the honeypot field, which people neither see nor reach */
  trap?: string | null | undefined;
  warranty?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type SendServiceRequestMutationVariables = Exact<{
  input: SendServiceRequestInput;
}>;


export type SendServiceRequestMutation = { sendServiceRequest: { receipt: { token: string } | null, refusal: { reason: string, problems: Array<{ field: string, message: string, max: number | null }> } | null } };

export const SendServiceRequest: Operation<SendServiceRequestMutation, SendServiceRequestMutationVariables> = {
  "name": "SendServiceRequest",
  "id": "sha256:51354a63b8c8e89fe1418df07f54c1dbb91b6af4d5a750e668bda2f15526e1e9"
}
