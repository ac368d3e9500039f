import { DataError } from '@ferrule/data-client/data-error'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { renderOrderPdf } from '@ferrule/pdf/render-order-pdf'
import { loadTexts } from '@ferrule/texts/load-texts'
import { sendFile } from '../documents/send-file.server.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Route } from './+types/order-pdf.route'
import { Order } from './order.generated.ts'

/** `POST /api/order-pdf/{locale}/{id}`: returns an order as PDF. The request needs an access token and a DPoP proof. */
export async function action({ request, params: { id, locale } }: Route.ActionArgs) {
  const [authorization, dpop] = [request.headers.get('Authorization'), request.headers.get('DPoP')]
  if (!authorization || !dpop) return emptyResponse(401)
  const language = parseLocale(locale)?.language ?? defaultLanguage
  try {
    const { order } = await runOnDataService(Order, { id }, { authorization, dpop })
    if (!order) return emptyResponse(404)
    const printable = { ...order.order, ...order, createdAt: new Date(order.order.createdAt) }
    const bytes = await renderOrderPdf(printable, language, await loadTexts(language, ['parts', 'component']))
    return sendFile(bytes, { name: `${printable.number}.pdf`, type: 'application/pdf', headers: privateNoStore })
  } catch (error) {
    if (error instanceof DataError && (error.status === 401 || error.status === 403)) return emptyResponse(error.status)
    throw error
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: privateNoStore })
}
