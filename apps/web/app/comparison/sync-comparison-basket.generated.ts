// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BasketGroupInput = {
  products: Array<BasketProductInput>;
  slug: string;
};

export type BasketProductInput = {
  key: string;
  slug: string;
  variantId?: string | null | undefined;
};

export type SyncComparisonBasketMutationVariables = Exact<{
  classifications: Array<BasketGroupInput> | BasketGroupInput;
  revision?: number | null | undefined;
}>;


export type SyncComparisonBasketMutation = { syncComparisonBasket: { revision: number | null, classifications: Array<{ slug: string, products: Array<{ key: string, slug: string, variantId: string | null }> }> } };

export const SyncComparisonBasket: Operation<SyncComparisonBasketMutation, SyncComparisonBasketMutationVariables> = {
  "name": "SyncComparisonBasket",
  "id": "sha256:a4da77f86bd1c137921f705d529c4f8d589bf7f9e9cf6c702b61ceef9a7afc11"
}
