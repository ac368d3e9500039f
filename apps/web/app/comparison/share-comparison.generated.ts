// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ComparedEntryInput = {
  slug: string;
  variantId?: string | null | undefined;
};

export type MeasurementSystem =
  | 'Imperial'
  | 'Metric';

export type ShareComparisonInput = {
  /** Two to twelve, in the order of the columns */
  entries: Array<ComparedEntryInput>;
  /** Created once per click */
  idempotencyKey: string;
  measurementSystem: MeasurementSystem;
};

export type ShareComparisonMutationVariables = Exact<{
  input: ShareComparisonInput;
}>;


export type ShareComparisonMutation = { shareComparison: { id: string | null, refusal: string | null } };

export const ShareComparison: Operation<ShareComparisonMutation, ShareComparisonMutationVariables> = {
  "name": "ShareComparison",
  "id": "sha256:fe3ddfbd910b7c9d8ab44ca37829292245940059a6ef0558677f5770a3253152"
}
