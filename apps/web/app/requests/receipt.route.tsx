import { requestAddition } from '@ferrule/domain/requests/request-progress'
import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { DrawnStyles } from '../frame/drawn-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { endPhoneLink } from '../phone/end-phone-link.server.ts'
import { visitContext } from '../request/contexts.ts'
import { findAnswer, readAnswer } from '../request/read-answer.ts'
import { forHolderOfLink } from '../request/for-this-reader.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { withSendKey } from '../request/with-send-key.ts'
import type { Route } from './+types/receipt.route'
import { AddToRequest } from './add-to-request.generated.ts'
import { Receipt } from './receipt.tsx'
import classes from './request.module.css'
import { RequestByToken } from './request-by-token.generated.ts'
import { UnknownReceipt } from './unknown-receipt.tsx'

/** Stands in the address after something was added, as `?sent` does after the request itself. */
const added = 'added'

/** The address is the key to the request: it is in the sender's mail, and shows no more than they sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { requestByToken: request } = await orUnavailable(
    'data',
    runOnDataService(RequestByToken, { token: params.token }),
  )
  const search = new URLSearchParams(context.get(visitContext).search)
  const sent = search.has(added) ? ('addition' as const) : search.has('sent') ? ('request' as const) : undefined
  const shown = { request, idempotencyKey: crypto.randomUUID(), sent }
  return data(shown, { status: request ? 200 : 404, headers: forHolderOfLink })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const words = readAnswer(form, 'words').trim()
  const files = form.getAll('files')
  const read = requestAddition.safeParse({ idempotencyKey: findAnswer(form, 'idempotencyKey'), words, files })
  if (!read.success) return data({ words, reason: 'invalid-input' }, { status: 422, headers: forHolderOfLink })
  const { idempotencyKey, ...addition } = read.data
  const input = { token: params.token, ...(await withSendKey(idempotencyKey, addition)) }
  const { addToRequest } = await orUnavailable('data', runOnDataService(AddToRequest, { input }))
  const reason = addToRequest.refusal
  if (reason !== null) return data({ words, reason }, { status: 422, headers: forHolderOfLink })
  await endPhoneLink(form)
  throw redirect(`${context.get(visitContext).pathname}?${added}`, { status: 303, headers: forHolderOfLink })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, idempotencyKey, sent } = loaderData
  const { siteName } = useFrame()
  const texts = useTexts()
  const title = request ? texts('receipt.number', { number: request.number }) : texts('receipt.unknown')
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <DrawnStyles of="request" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={`${classes.page} ${classes.wide}`}>
          {request ? <Receipt {...{ request, idempotencyKey, sent }} refused={actionData} /> : <UnknownReceipt />}
        </div>
      </Wrap>
    </SiteFrame>
  )
}
