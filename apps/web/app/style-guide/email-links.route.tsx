import { toMailLink } from './to-mail-link.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/email-links.route'
import { GuideHead } from './guide-head.tsx'
import { MailLinkForm, type MailLinkInput } from './mail-link-form.tsx'
import { MailLinkResult } from './mail-link-result.tsx'
import { guideTexts } from './guide-texts.ts'

const defaults = { locale: 'en', path: 'mykomax', text: 'Open the portal' }

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { content, settings } = getServices()
  const { sites } = await orThrow503('content', content.getSystem('en'))
  const read = (name: keyof typeof defaults) => searchParams.get(name) ?? defaults[name]
  const site = sites.find(({ id }) => id === searchParams.get('site')) ?? sites.find(({ slug }) => slug === '')
  const input: MailLinkInput = {
    site: site?.id ?? '',
    locale: read('locale'),
    path: read('path'),
    text: read('text'),
  }
  const link = (locale: string) =>
    toMailLink({ site: site ?? { domains: [] }, locale, path: input.path }, settings.EDGE_ORIGIN)
  return {
    input,
    sites: sites.map(({ id, name }) => ({ value: id, label: name })),
    link: link(input.locale),
    inEveryLanguage: (site?.languages ?? []).map((language) => ({ language, link: link(language) })),
  }
}

/** A tool for authors of mails, which builds the links of a mail text. */
export default function EmailLinks({ loaderData }: Route.ComponentProps) {
  const { input, sites, link, inEveryLanguage } = loaderData
  return (
    <>
      <GuideHead title={guideTexts.mail.title} lead={guideTexts.mail.lead} />
      <MailLinkForm input={input} sites={sites} refusal={link.ok ? undefined : link.reason} />
      {link.ok && <MailLinkResult address={link.value} text={input.text} inEveryLanguage={inEveryLanguage} />}
    </>
  )
}
