// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachineQueryVariables = Exact<{
  serialNumber: string;
  language: string;
}>;


export type MachineQuery = { machine: { image: string | null, supportUntil: string | null, machine: { id: string, organisationId: string, organisationName: string, plantId: string, plantName: string, productSlug: string, model: string, serialNumber: string, assetName: string, position: string, state: string, contract: string, contractUntil: string | null, warrantyUntil: string | null, commissionedOn: string, retiredOn: string | null, softwareVersion: string }, newestSoftware: { version: string, versionsBehind: number } | null, advisories: Array<{ trackingId: string, language: string, title: string, severity: string, score: number | null, state: string, answeredAt: string | null, answeredBy: string | null }>, moves: Array<{ id: string, movedAt: string, fromPlant: string, fromPlace: string, toPlant: string, toPlace: string, movedBy: string }>, tickets: Array<{ id: string, number: string, subject: string, status: string, createdAt: string }>, orderedParts: Array<{ orderId: string, number: string, createdAt: string, position: number, articleNumber: string, name: string, quantity: number }>, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null, plants: Array<{ id: string, name: string, organisationId: string }> };

export const Machine: Operation<MachineQuery, MachineQueryVariables> = {
  "name": "Machine",
  "id": "sha256:0ff6517ec522a6b42453f458b6507687370b7faec093670dcc0cca22e75023f8"
}
