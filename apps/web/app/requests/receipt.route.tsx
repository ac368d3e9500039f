import { requestAddition } from '@ferrule/domain/requests/request-progress'
import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { endPhoneLinkAfterSubmit } from '../phone/end-phone-link-after-submit.server.ts'
import { visitContext } from '../visit/contexts.ts'
import { findFormField, readFormField } from '../http/form-fields.ts'
import { secretLinkHeaders } from '../http/private-no-store.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import type { Route } from './+types/receipt.route'
import { AddToRequest } from './add-to-request.generated.ts'
import { Receipt } from './receipt.tsx'
import classes from './request.module.css'
import { RequestByToken } from './request-by-token.generated.ts'
import { UnknownReceipt } from './unknown-receipt.tsx'

/** Query parameter of the URL after an addition; `?sent` is that of the request itself. */
const added = 'added'

/** The URL's token grants access to the request. It is in the sender's mail, and shows only what they sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { requestByToken: request } = await orThrow503(
    'data',
    runOnDataService(RequestByToken, { token: params.token }),
  )
  const search = new URLSearchParams(context.get(visitContext).search)
  const sent = search.has(added) ? ('addition' as const) : search.has('sent') ? ('request' as const) : undefined
  const shown = { request, idempotencyKey: crypto.randomUUID(), sent }
  return data(shown, { status: request ? 200 : 404, headers: secretLinkHeaders })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = readFormField(form, 'body').trim()
  const files = form.getAll('files')
  const read = requestAddition.safeParse({ idempotencyKey: findFormField(form, 'idempotencyKey'), body: text, files })
  if (!read.success) return data({ text, reason: 'invalid-input' }, { status: 422, headers: secretLinkHeaders })
  const { idempotencyKey, ...addition } = read.data
  const input = { token: params.token, ...(await withIdempotencyKey(idempotencyKey, addition)) }
  const client = { 'x-forwarded-for': request.headers.get('X-Forwarded-For') ?? '' }
  const { addToRequest } = await orThrow503('data', runOnDataService(AddToRequest, { input }, client))
  const reason = addToRequest.refusal
  if (reason !== null)
    return data({ text, reason }, { status: reason === 'limited' ? 429 : 422, headers: secretLinkHeaders })
  await endPhoneLinkAfterSubmit(form)
  throw redirect(`${context.get(visitContext).pathname}?${added}`, { status: 303, headers: secretLinkHeaders })
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
      <CriticalStyles of="request" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={`${classes.page} ${classes.wide}`}>
          {request ? <Receipt {...{ request, idempotencyKey, sent }} refused={actionData} /> : <UnknownReceipt />}
        </div>
      </Wrap>
    </SiteFrame>
  )
}
