import { queryDataService } from '../data-service/query-data-service.ts'
import { readFormField } from '../http/form-fields.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { ChangeOrder } from './change-order.generated.ts'

/** The refusal of a change, and the names of its invalid fields; undefined after a success. */
export type OrderChangeFailure = { refusal: string; fields: readonly string[] }

/** Sends the submitted step; its version is the one that the form was rendered for. */
export async function sendOrderChange(id: string, form: FormData): Promise<OrderChangeFailure | undefined> {
  const read = (name: string) => readFormField(form, name)
  const change = {
    id,
    version: Number(read('version')),
    action: read('action'),
    expectedOn: read('expectedOn') || null,
    carrier: read('carrier') || null,
    trackingUrl: read('trackingUrl') || null,
  }
  try {
    const input = await withIdempotencyKey(`${change.action} ${id} ${change.version}`, change)
    const { refusal, fields } = (await queryDataService(ChangeOrder, { input })).changeOrder
    return refusal === null ? undefined : { refusal, fields }
  } catch {
    return { refusal: 'failed', fields: [] }
  }
}
