import { uploadIds } from '@ferrule/domain/files/upload-ids'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Note } from '@ferrule/ui/note'
import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { FormFiles } from '../files/form-files.tsx'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { AddFromPhone } from '../phone/add-from-phone.generated.ts'
import { PhoneLink } from '../phone/phone-link.generated.ts'
import { visitContext } from '../visit/contexts.ts'
import { secretLinkHeaders } from '../http/private-no-store.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Route } from './+types/phone.route'
import classes from './request.module.css'

/** Query parameter of the URL after files were added. */
const added = 'added'

/** The page behind the QR code of a form. Its URL allows only to add files to that form. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { phoneLink } = await orThrow503('data', runOnDataService(PhoneLink, { token }))
  const shown = {
    isOpen: phoneLink !== null,
    isAdded: new URLSearchParams(context.get(visitContext).search).has(added),
  }
  return data(shown, { status: phoneLink ? 200 : 404, headers: secretLinkHeaders })
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const files = uploadIds.min(1).safeParse((await request.formData()).getAll('files'))
  if (!files.success) return data({ reason: 'invalid-input' }, { status: 422, headers: secretLinkHeaders })
  const { addFromPhone } = await orThrow503('data', runOnDataService(AddFromPhone, { token, files: files.data }))
  const reason = addFromPhone.refusal
  if (reason !== null) return data({ reason }, { status: 422, headers: secretLinkHeaders })
  throw redirect(`${context.get(visitContext).pathname}?${added}`, { status: 303, headers: secretLinkHeaders })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function PhonePage({ loaderData: { isOpen, isAdded }, actionData, params }: Route.ComponentProps) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const title = texts(isOpen ? 'phone.title' : 'phone.unknown')
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <CriticalStyles of="request" />
      <Wrap>
        <div className={classes.page}>
          <h1>{title}</h1>
          <p className={classes.lead}>{texts(isOpen ? 'phone.lead' : 'phone.unknown-text')}</p>
          {isOpen && <PhoneUploadForm token={params.token} isAdded={isAdded} reason={actionData?.reason} />}
        </div>
      </Wrap>
    </SiteFrame>
  )
}

/** Reasons that the visitor can act on; all others share one message. */
const problems = { 'invalid-input': 'upload.choose', 'too-many': 'upload.too-many' } as const

type PhoneUploadFormProps = { token: string; isAdded: boolean; reason: string | undefined }

function PhoneUploadForm({ token, isAdded, reason }: PhoneUploadFormProps) {
  const texts = useTexts()
  return (
    <form method="post" noValidate className={classes.phone}>
      {isAdded && reason === undefined && (
        <FlashMessage kind="success" title={texts('phone.added')}>
          {texts('phone.added-text')}
        </FlashMessage>
      )}
      {reason !== undefined && (
        <Note title={texts('form.failed')}>
          <p>{texts(problems[reason as keyof typeof problems] ?? 'upload.unusable')}</p>
        </Note>
      )}
      <FormFiles form={`phone-${token.slice(0, 16)}`} isSent={isAdded} isOnPhone />
      <p>
        <Button type="submit">{texts('phone.send')}</Button>
      </p>
    </form>
  )
}
