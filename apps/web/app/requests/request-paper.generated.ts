// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RequestPaperInput = {
  /** Subject of the page that linked to the form */
  about?: string | null | undefined;
  address: string;
  /** The solved botTask as JSON; without it the request is marked for review */
  botProof?: string | null | undefined;
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
  /** Time the form was open, in whole seconds */
  secondsOpen?: string | null | undefined;
  serialNumber: string;
  /** Empty for the main site */
  siteSlug: string;
  /** IANA name, used to state the due time; UTC if omitted */
  timeZone?: string | null | undefined;
  /** Value of the honeypot field, which people neither see nor reach */
  trap?: string | null | undefined;
};

export type RequestPaperMutationVariables = Exact<{
  input: RequestPaperInput;
}>;


export type RequestPaperMutation = { requestPaper: { receipt: { token: string } | null, refusal: { reason: string, problems: Array<{ field: string, message: string, max: number | null }> } | null } };

export const RequestPaper: Operation<RequestPaperMutation, RequestPaperMutationVariables> = {
  "name": "RequestPaper",
  "id": "sha256:2c76aaedc575c9363e06e57feb8a2dad184e2338fcc4849b59e385d497d4dc72"
}
