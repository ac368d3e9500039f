import { ContactForm } from '@ferrule/blocks/contact-form'
import { Note } from '@ferrule/ui/note'
import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { RareStyles } from '../frame/rare-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { textsContext, visitContext } from '../request/contexts.ts'
import type { Route } from './+types/contact.route'
import classes from './contact.module.css'
import { sendContact } from './send-contact.server.ts'
import { useContactFormLabels } from './use-contact-form-labels.ts'
import { useContactProblems } from './use-contact-problems.ts'

const forThisReader = { 'Cache-Control': 'private, no-store' }

/** The contact form on a page of its own: where the form of every other page leads when an answer is missing. */
export function loader() {
  return data({ idempotencyKey: crypto.randomUUID() }, { headers: forThisReader })
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const texts = context.get(textsContext)
  const sent = await sendContact(await request.formData(), visit, {
    toMessage: (subject, message) =>
      subject && texts ? `${texts('contact.about', { product: subject })}\n\n${message}` : message,
  })
  if ('problems' in sent) return data(sent, { status: sent.problems.length > 0 ? 422 : 503, headers: forThisReader })
  const receipt = new URLSearchParams({ number: sent.number, due: sent.replyDueAt, zone: sent.timeZone })
  throw redirect(`${visit.pathname}/sent?${receipt}`, { status: 303, headers: forThisReader })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName, home } = useFrame()
  const texts = useTexts()
  const labels = useContactFormLabels()
  const problems = useContactProblems(actionData?.problems ?? [])
  const title = texts('contact.title')
  const isRefused = actionData !== undefined && actionData.problems.length > 0
  return (
    <SiteFrame>
      <title>{`${isRefused ? texts('form.error-title', { title }) : title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <RareStyles />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={classes.page}>
          <h1>{title}</h1>
          <p className={classes.lead}>{texts('contact.lead')}</p>
          {actionData && !isRefused && (
            <Note title={texts('form.failed')}>
              <p>{texts('form.failed-text')}</p>
            </Note>
          )}
          <ContactForm
            action={`${home}/requests/contact`}
            labels={labels}
            subject={actionData?.subject ?? null}
            idempotencyKey={loaderData.idempotencyKey}
            answers={actionData?.answers ?? {}}
            problems={problems}
          />
        </div>
      </Wrap>
    </SiteFrame>
  )
}
