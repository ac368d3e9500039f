import { languages } from '@ferrule/domain/locales/language'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { useFrame } from '../frame/frame.ts'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { askData } from '../sign-in/ask-data.ts'
import type { Route } from './+types/canned-texts.route'
import { CannedTexts, type CannedTextsQuery } from './canned-texts.generated.ts'
import classes from './service-desk.module.css'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...(await askData(CannedTexts, {})), asked: new URL(request.url).searchParams.get('language') }
}

export { DeskAway as ErrorBoundary } from './desk-away.tsx'

type Canned = CannedTextsQuery['cannedTexts'][number]

/** What the service writes often, by language: each opens to be changed. */
export default function CannedTextList({ loaderData: { cannedTexts, asked } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const readers = useReaderLanguage()
  const language = languages.find((known) => known === asked) ?? readers
  const place = `${portalHome}/service-desk/canned-texts`
  const countOf = (one: string) => cannedTexts.filter((text) => text.language === one).length
  const columns: PortalColumn<Canned>[] = [
    {
      id: 'title',
      header: texts('desk.canned-title'),
      rowHeader: true,
      cell: ({ id, title }) => <a href={`${place}/${id}`}>{title}</a>,
      onCard: 'whole',
    },
    {
      id: 'body',
      header: texts('desk.canned-body'),
      cell: ({ body }) => <span className={classes.begins}>{body}</span>,
      onCard: 'whole',
    },
  ]
  return (
    <PortalPage
      title={texts('desk.canned-texts')}
      trail={[{ label: texts('desk.title'), href: `${portalHome}/service-desk` }]}
      note={texts('desk.canned-note')}
      actions={<ButtonLink href={`${place}/new?language=${language}`}>{texts('desk.canned-add')}</ButtonLink>}
    >
      <LinkTabs
        label={texts('desk.canned-languages')}
        tabs={languages
          .filter((one) => one === language || countOf(one) > 0)
          .map((one) => ({
            label: nameOfLanguage(one),
            href: `${place}?language=${one}`,
            count: countOf(one),
            current: one === language,
          }))}
      />
      <div className={`${classes.list} ${classes.below}`}>
        <PortalTable
          label={texts('desk.canned-texts')}
          columns={columns}
          items={cannedTexts.filter((text) => text.language === language)}
          language={readers}
          chooseLabel={texts('component.choose-columns')}
          empty={<EmptyState icon="book" title={texts('desk.canned-none')} />}
        />
      </div>
    </PortalPage>
  )
}
