import type { Attachment } from '@ferrule/connectors/mailer/mail'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import { renderOrderPdf } from '@ferrule/pdf/render-order-pdf'
import { loadTexts } from '@ferrule/texts/load-texts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { findAnyOrder, listOrderLines } from './order-store.ts'

/** Renders the PDF of an order for mails, with the part names at the time of the order. */
export function createRenderOrderPdf(db: Database) {
  return async (orderId: string, requestedLanguage: string): Promise<Attachment | undefined> => {
    const order = await withServiceScope(db, async (tx) => {
      const found = await findAnyOrder(tx, orderId)
      return found && { ...found, lines: await listOrderLines(tx, orderId) }
    })
    if (!order) return undefined
    const language = isLanguage(requestedLanguage) ? requestedLanguage : defaultLanguage
    const texts = await loadTexts(language, ['parts', 'component'])
    const orderedBy = `${order.firstName} ${order.lastName}`.trim()
    return { fileName: `${order.number}.pdf`, content: await renderOrderPdf({ ...order, orderedBy }, language, texts) }
  }
}
