// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactLocationsQuery = { contactLocations: Array<{ id: string, city: string, country: string }> };

export const ContactLocations: Operation<ContactLocationsQuery, ContactLocationsQueryVariables> = {
  "name": "ContactLocations",
  "id": "sha256:ab72cdb65784756bf8325d59526d289a1c764ca8cf5628181bfaf6dcc79f3516"
}
