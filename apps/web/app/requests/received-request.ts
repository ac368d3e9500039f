import type { RequestByTokenQuery } from './request-by-token.generated.ts'

export type ReceivedRequest = NonNullable<RequestByTokenQuery['requestByToken']>
