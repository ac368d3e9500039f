import { StatusBadge, type StatusTone } from '@ferrule/ui/status-badge'
import { TextLink } from '@ferrule/ui/text-link'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import type { Preview } from './load-preview.server.ts'
import classes from './preview.module.css'

/** Shows how the page differs from the published one, and when visitors see it. */
export function PreviewFacts({ preview }: { preview: Preview }) {
  const texts = useTexts()
  const { page, query, uiLocale, adminHref, liveHref } = preview
  if (!page)
    return (
      <p className={classes.facts} role="status">
        <StatusBadge tone="warn" icon="warn">
          {texts('editor.preview.missing')}
        </StatusBadge>
      </p>
    )
  const [display] = uiLocale.split('-')
  const name = (language: string) => nameOfLanguage(language, display)
  return (
    <ul className={classes.facts} role="list">
      <li>
        <Visibility {...{ page, uiLocale }} />
      </li>
      {page.language !== query.language && (
        <li>
          <StatusBadge tone="warn" icon="globe">
            {texts('editor.preview.fallback', { language: name(query.language), shown: name(page.language) })}
          </StatusBadge>
        </li>
      )}
      {page.changes && <Changes changes={page.changes} />}
      {page.incompleteBlocks > 0 && (
        <li>
          <StatusBadge tone="warn" icon="warn">
            {texts('editor.preview.incomplete', { count: page.incompleteBlocks })}
          </StatusBadge>
        </li>
      )}
      <li>{texts('editor.preview.saved', { date: formatDateTime(page.updatedAt, uiLocale) })}</li>
      <li>
        <TextLink href={liveHref} newTabLabel={texts('frame.new-tab')}>
          {texts('editor.preview.live')}
        </TextLink>
      </li>
      {adminHref && (
        <li>
          <TextLink href={adminHref}>{texts('editor.preview.edit')}</TextLink>
        </li>
      )}
    </ul>
  )
}

type PageFacts = NonNullable<Preview['page']>

function Visibility({ page, uiLocale }: { page: PageFacts; uiLocale: string }) {
  const texts = useTexts()
  const date = (moment: string | null) => ({ date: moment ? formatDateTime(moment, uiLocale) : '' })
  if (page.visibility === 'not-yet')
    return (
      <StatusBadge tone="info" icon="clock">
        {texts('editor.preview.not-yet', date(page.appearsAt))}
      </StatusBadge>
    )
  if (page.visibility === 'ended')
    return (
      <StatusBadge tone="warn" icon="clock">
        {texts('editor.preview.ended', date(page.unpublishAt))}
      </StatusBadge>
    )
  return (
    <StatusBadge tone="ok" icon={page.protection === 'none' ? 'ok' : 'lock'}>
      {texts('editor.preview.visible')}
    </StatusBadge>
  )
}

/** Counts of marked blocks; the marks themselves are in the page. */
function Changes({ changes }: { changes: NonNullable<PageFacts['changes']> }) {
  const texts = useTexts()
  const { isNew, isTitleChanged, changed, added, removed } = changes
  const marks: [boolean, StatusTone, string][] = [
    [isNew, 'info', texts('editor.preview.never-published')],
    [isTitleChanged, 'accent', texts('editor.preview.title-changed')],
    [!isNew && changed > 0, 'accent', `${texts('editor.preview.changed')}: ${changed}`],
    [!isNew && added > 0, 'accent', `${texts('editor.preview.new')}: ${added}`],
    [!isNew && removed > 0, 'neutral', `${texts('editor.preview.removed')}: ${removed}`],
  ]
  const shown = marks.filter(([isShown]) => isShown)
  if (shown.length === 0) return <li>{texts('editor.preview.unchanged')}</li>
  return shown.map(([, tone, text]) => (
    <li key={text}>
      <StatusBadge {...{ tone }}>{text}</StatusBadge>
    </li>
  ))
}
