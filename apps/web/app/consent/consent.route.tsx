import {
  consentCookie,
  consentGroups,
  consentMaxAgeSeconds,
  readConsent,
  readConsentForm,
  toConsentValue,
} from '@ferrule/domain/consent/consent'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { formatDate } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { ConsentGroups } from '@ferrule/ui/consent-settings'
import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../visit/contexts.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { readCookie } from '../visit/visitor-cookies.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/consent.route'
import classes from './consent.module.css'
import { toSafeRedirectPath } from './to-safe-redirect-path.ts'

/** The consent settings of a visitor. Works without JavaScript. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { search } = context.get(visitContext)
  const consent = readConsent(readCookie(request.headers.get('Cookie'), consentCookie))
  const settings = {
    allowed: consent?.groups ?? [],
    givenAt: consent?.givenAt.toISOString(),
    back: toSafeRedirectPath(new URLSearchParams(search).get('back')),
  }
  return data(settings, { headers: privateNoStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, locale } = context.get(visitContext)
  const form = await request.formData()
  const text = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const groups = readConsentForm(text('consent')[0] ?? null, text('group'))
  if (!groups) throw redirect(pathname, { status: 303, headers: privateNoStore })
  const value = toConsentValue({ groups, givenAt: new Date() })
  getServices().log.info('consent-given', { reason: value.split('.').at(-1) || 'necessary', locale: locale.language })
  const cookie = `${consentCookie}=${value}; Path=/; Max-Age=${consentMaxAgeSeconds}; Secure; SameSite=Lax`
  const back = toSafeRedirectPath(text('back')[0] ?? null) ?? pathname
  throw redirect(back, { status: 303, headers: { ...privateNoStore, 'Set-Cookie': cookie } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ConsentPage({ loaderData: { allowed, givenAt, back } }: Route.ComponentProps) {
  const { siteName, home, locale } = useFrame()
  const texts = useTexts()
  const title = texts('consent.settings')
  const language = parseLocale(locale)?.language ?? defaultLanguage
  const last =
    givenAt && texts('consent.last-choice', { date: formatDate(new Date(givenAt), language, { timeZone: 'UTC' }) })
  return (
    <SiteFrame asksConsent={false}>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap>
        <form method="post" action={`${home}/consent`} className={classes.page}>
          <h1>{title}</h1>
          {back && <input type="hidden" name="back" value={back} />}
          <ConsentGroups
            prefix="consent"
            intro={[texts('consent.settings-lead'), last].filter(Boolean).join(' ')}
            groups={[
              {
                name: 'necessary',
                title: texts('consent.necessary'),
                text: texts('consent.necessary-text'),
                necessary: true,
              },
              ...consentGroups.map((name) => ({
                name,
                title: texts(`consent.${name}`),
                text: texts(`consent.${name}-text`),
                on: allowed.includes(name),
              })),
            ]}
            labels={{ on: texts('component.on'), off: texts('component.off'), alwaysOn: texts('component.always-on') }}
          />
          <div className={classes.buttons}>
            <ChoiceButton value="necessary" label={texts('consent.only-necessary')} />
            <ChoiceButton value="all" label={texts('consent.accept-all')} />
            <ChoiceButton value="chosen" label={texts('consent.save')} />
          </div>
        </form>
      </Wrap>
    </SiteFrame>
  )
}

/** All three buttons look alike, so that no choice is favoured. */
function ChoiceButton({ value, label }: { value: string; label: string }) {
  return (
    <Button variant="secondary" type="submit" name="consent" value={value}>
      {label}
    </Button>
  )
}
