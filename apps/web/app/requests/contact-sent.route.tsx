import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { timeZone as timeZoneName } from '@ferrule/domain/requests/form-fields'
import { ButtonLink } from '@ferrule/ui/button'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { z } from 'zod'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../request/contexts.ts'
import type { Route } from './+types/contact-sent.route'
import classes from './contact.module.css'

/** Anybody can write an address: what is not exactly ours is not shown. */
const receiptSchema = z.object({
  number: z.string().regex(/^[0-9A-Z]{8}$/),
  due: z.iso.datetime(),
  zone: timeZoneName,
})

/** The address is the receipt, so that it can be kept: it says no more than the mail does. */
export function loader({ context }: Route.LoaderArgs) {
  const search = new URLSearchParams(context.get(visitContext).search)
  const { data: receipt } = receiptSchema.safeParse(Object.fromEntries(search))
  return data({ receipt: receipt ?? null }, { headers: { 'Cache-Control': 'private, no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ContactSent({ loaderData: { receipt } }: Route.ComponentProps) {
  const { siteName, home, locale } = useFrame()
  const texts = useTexts()
  const title = texts('contact.sent')
  const language = parseLocale(locale)?.language ?? defaultLanguage
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={classes.page}>
          <h1>{title}</h1>
          {receipt && (
            <div className={classes.due}>
              <span>{texts('receipt.reply-by')}</span>
              <strong>
                <time dateTime={receipt.due}>{writeDue(receipt, toServiceLocale(language))}</time>
              </strong>
              <span className={classes.number}>{texts('contact.sent-number', { number: receipt.number })}</span>
            </div>
          )}
          <h2>{texts('contact.next')}</h2>
          <ol className={classes.steps}>
            <li>{texts('contact.next-read')}</li>
            <li>{texts('contact.next-proposal')}</li>
            <li>{texts('contact.next-demo')}</li>
          </ol>
          <p>
            <ButtonLink look="secondary" href={home}>
              {texts('error.go-home')}
            </ButtonLink>
          </p>
        </div>
      </Wrap>
    </SiteFrame>
  )
}

type Receipt = z.infer<typeof receiptSchema>

/** Names its zone: the promise must be right wherever it is read. */
function writeDue({ due, zone }: Receipt, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(due))
}
