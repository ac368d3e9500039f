import { toMailLink } from './to-mail-link.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/email-links.route'
import { GuideHead } from './guide-head.tsx'
import { MailLinkForm, type MailLinkAnswers } from './mail-link-form.tsx'
import { MailLinkResult } from './mail-link-result.tsx'
import { words } from './words.ts'

const standard = { locale: 'en', path: 'mykomax', text: 'Open the portal' }

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { content, settings } = getServices()
  const { sites } = await orUnavailable('content', content.getSystem('en'))
  const answer = (name: keyof typeof standard) => searchParams.get(name) ?? standard[name]
  const site = sites.find(({ id }) => id === searchParams.get('site')) ?? sites.find(({ slug }) => slug === '')
  const answers: MailLinkAnswers = {
    site: site?.id ?? '',
    locale: answer('locale'),
    path: answer('path'),
    text: answer('text'),
  }
  const link = (locale: string) =>
    toMailLink({ site: site ?? { domains: [] }, locale, path: answers.path }, settings.EDGE_ORIGIN)
  return {
    answers,
    sites: sites.map(({ id, name }) => ({ value: id, label: name })),
    link: link(answers.locale),
    inEveryLanguage: (site?.languages ?? []).map((language) => ({ language, link: link(language) })),
  }
}

/** Whoever writes a mail text builds its addresses here and does not type them. */
export default function EmailLinks({ loaderData }: Route.ComponentProps) {
  const { answers, sites, link, inEveryLanguage } = loaderData
  return (
    <>
      <GuideHead title={words.mail.title} lead={words.mail.lead} />
      <MailLinkForm answers={answers} sites={sites} refusal={link.ok ? undefined : link.reason} />
      {link.ok && <MailLinkResult address={link.value} text={answers.text} inEveryLanguage={inEveryLanguage} />}
    </>
  )
}
