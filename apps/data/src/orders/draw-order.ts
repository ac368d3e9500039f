import type { Attachment } from '@ferrule/connectors/mailer/mailer'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import { drawOrder } from '@ferrule/paper/draw-order'
import { loadTexts } from '@ferrule/texts/load-texts'
import { workForService } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { findAnyOrder, listLines } from './order-store.ts'

/** For mails: an order on paper, with the part names it was ordered by. */
export function createDrawOrder(db: Database) {
  return async (orderId: string, wished: string): Promise<Attachment | undefined> => {
    const order = await workForService(db, async (tx) => {
      const found = await findAnyOrder(tx, orderId)
      return found && { ...found, lines: await listLines(tx, orderId) }
    })
    if (!order) return undefined
    const language = isLanguage(wished) ? wished : defaultLanguage
    const texts = await loadTexts(language, ['parts', 'component'])
    const orderedBy = `${order.firstName} ${order.lastName}`.trim()
    return { fileName: `${order.number}.pdf`, content: await drawOrder({ ...order, orderedBy }, language, texts) }
  }
}
