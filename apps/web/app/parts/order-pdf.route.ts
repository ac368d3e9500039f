import { DataError } from '@ferrule/data-client/data-error'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { drawOrder } from '@ferrule/paper/draw-order'
import { loadTexts } from '@ferrule/texts/load-texts'
import { sendFile } from '../documents/send-file.server.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import type { Route } from './+types/order-pdf.route'
import { Order } from './order.generated.ts'

/** `POST /api/order-pdf/{locale}/{id}`: somebody signed in shows token and proof, and gets their order on paper. */
export async function action({ request, params: { id, locale } }: Route.ActionArgs) {
  const [authorization, dpop] = [request.headers.get('Authorization'), request.headers.get('DPoP')]
  if (!authorization || !dpop) return answer(401)
  const language = parseLocale(locale)?.language ?? defaultLanguage
  try {
    const { order } = await runOnDataService(Order, { id }, { authorization, dpop })
    if (!order) return answer(404)
    const printed = { ...order.order, ...order, createdAt: new Date(order.order.createdAt) }
    const bytes = await drawOrder(printed, language, await loadTexts(language, ['parts', 'component']))
    return sendFile(bytes, { name: `${printed.number}.pdf`, type: 'application/pdf', headers: forThisReader })
  } catch (error) {
    if (error instanceof DataError && (error.status === 401 || error.status === 403)) return answer(error.status)
    throw error
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

function answer(status: number): Response {
  return new Response(null, { status, headers: forThisReader })
}
