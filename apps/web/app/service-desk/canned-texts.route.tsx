import { languages } from '@ferrule/domain/locales/language'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { useFrame } from '../frame/frame.ts'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/canned-texts.route'
import { CannedTexts, type CannedTextsQuery } from './canned-texts.generated.ts'
import classes from './service-desk.module.css'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const requestedLanguage = new URL(request.url).searchParams.get('language')
  return { ...(await queryDataService(CannedTexts, {})), requestedLanguage }
}

export { DeskUnavailable as ErrorBoundary } from './desk-unavailable.tsx'

type Canned = CannedTextsQuery['cannedTexts'][number]

/** The canned texts of a language, each with a link to its form. */
export default function CannedTextList({ loaderData: { cannedTexts, requestedLanguage } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const userLanguage = useUserLanguage()
  const language = languages.find((known) => known === requestedLanguage) ?? userLanguage
  const path = `${portalHome}/service-desk/canned-texts`
  const countOf = (one: string) => cannedTexts.filter((text) => text.language === one).length
  const columns: PortalColumn<Canned>[] = [
    {
      id: 'title',
      header: texts('desk.canned-title'),
      rowHeader: true,
      cell: ({ id, title }) => <a href={`${path}/${id}`}>{title}</a>,
      onCard: 'full-width',
    },
    {
      id: 'body',
      header: texts('desk.canned-body'),
      cell: ({ body }) => <span className={classes.preview}>{body}</span>,
      onCard: 'full-width',
    },
  ]
  return (
    <PortalPage
      title={texts('desk.canned-texts')}
      trail={[{ label: texts('desk.title'), href: `${portalHome}/service-desk` }]}
      note={texts('desk.canned-note')}
      actions={<ButtonLink href={`${path}/new?language=${language}`}>{texts('desk.canned-add')}</ButtonLink>}
    >
      <LinkTabs
        label={texts('desk.canned-languages')}
        tabs={languages
          .filter((one) => one === language || countOf(one) > 0)
          .map((one) => ({
            label: nameOfLanguage(one),
            href: `${path}?language=${one}`,
            count: countOf(one),
            current: one === language,
          }))}
      />
      <div className={`${classes.list} ${classes.below}`}>
        <PortalTable
          label={texts('desk.canned-texts')}
          columns={columns}
          items={cannedTexts.filter((text) => text.language === language)}
          language={userLanguage}
          chooseLabel={texts('component.choose-columns')}
          empty={<EmptyState level={2} icon="book" title={texts('desk.canned-none')} />}
        />
      </div>
    </PortalPage>
  )
}
