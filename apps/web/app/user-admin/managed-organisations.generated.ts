// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ManagedOrganisationsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ManagedOrganisationsQuery = { managedOrganisations: { total: number, next: string | null, entries: Array<{ id: string, number: string, name: string, subRegion: string, country: string, city: string, members: number, administrators: Array<string> }> } };

export const ManagedOrganisations: Operation<ManagedOrganisationsQuery, ManagedOrganisationsQueryVariables> = {
  "name": "ManagedOrganisations",
  "id": "sha256:8adac3a0bb374b868dbc68439c752c1437a42d652a372f83d2d536917be7f831"
}
