// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RequestWhitepaperInput = {
  /** Subject of the page that linked to the form */
  about?: string | null | undefined;
  /** The solved botTask as JSON; without it the request is marked for review */
  botProof?: string | null | undefined;
  company: string;
  country: string;
  /** Id of the requested whitepaper in the content service */
  document?: string | null | undefined;
  email: string;
  /** Ids of uploads, if the form accepts files */
  files?: Array<string> | null | undefined;
  firstName: string;
  /** Created once per completed form; 16 to 128 characters */
  idempotencyKey: string;
  language: string;
  lastName: string;
  privacy: string;
  /** Time the form was open, in whole seconds */
  secondsOpen?: string | null | undefined;
  /** Empty for the main site */
  siteSlug: string;
  /** IANA name, used to state the due time; UTC if omitted */
  timeZone?: string | null | undefined;
  /** Value of the honeypot field, which people neither see nor reach */
  trap?: string | null | undefined;
};

export type RequestWhitepaperMutationVariables = Exact<{
  input: RequestWhitepaperInput;
}>;


export type RequestWhitepaperMutation = { requestWhitepaper: { receipt: { token: string } | null, refusal: { reason: string, problems: Array<{ field: string, message: string, max: number | null }> } | null } };

export const RequestWhitepaper: Operation<RequestWhitepaperMutation, RequestWhitepaperMutationVariables> = {
  "name": "RequestWhitepaper",
  "id": "sha256:dec447c1aa9f9066ab9f402a3ef66b82835f42b18b2e4891d4d06d62525c68bf"
}
