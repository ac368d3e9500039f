import type { ProductInformationDetailsQuery } from '../parts/product-information-details.generated.ts'

export type SavedList = ProductInformationDetailsQuery['partLists'][number]
