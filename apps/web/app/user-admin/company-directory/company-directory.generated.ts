// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CompanyDirectoryQueryVariables = Exact<{
  organisationId: string;
}>;


export type CompanyDirectoryQuery = { companyDirectory: { organisationId: string, organisationName: string, scimUrl: string, canApproveDomains: boolean, directoryUsers: number, redirectUri: string, samlEntityId: string, domains: Array<{ domain: string, people: number, recordName: string, recordValue: string, checkedAt: string | null, verifiedAt: string | null }>, signIn: { issuer: string, protocol: string, clientId: string | null, metadataUrl: string | null, savedBy: string | null, savedAt: string, checkedAt: string, checkProblem: string | null, status: string, isPending: boolean } | null, tokens: Array<{ id: string, hint: string, madeBy: string | null, madeAt: string, expiresAt: string, lastUsedAt: string | null }>, groups: Array<{ id: string, name: string, people: number, applications: Array<{ application: string, role: string }> }>, groupChoices: Array<{ name: string, roles: Array<string> }> } | null };

export const CompanyDirectory: Operation<CompanyDirectoryQuery, CompanyDirectoryQueryVariables> = {
  "name": "CompanyDirectory",
  "id": "sha256:ac78ebc5857c99679536b822e9a202d9453e1d5aa1264b850ad32a4abaa10d50"
}
