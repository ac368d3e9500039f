import type { EditorPageRow } from '@ferrule/domain/editor/editor-page-list'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { batchForm } from './editor-batch.tsx'
import classes from './editor.module.css'
import { LanguageStateLink } from './language-state-link.tsx'
import type { EditorArea } from './load-editor-area.server.ts'
import { PageTranslationState } from './page-translation-state.tsx'
import { toPreviewHref } from './preview/to-preview-href.ts'

const typeTexts = {
  Content: 'editor.type.content',
  Story: 'editor.type.story',
  MediaRelease: 'editor.type.media-release',
  Catalogue: 'editor.type.catalogue',
} as const

/** The tree of pages. A title leads to the preview, a state to the page in its language in the content admin. */
export function EditorPageTable({ area }: { area: EditorArea }) {
  const { list, languages, locale, adminOrigin } = area
  const { site, stage } = area.filters
  const texts = useTexts()
  const [display] = locale.split('-')
  return (
    // Focusable, because it scrolls sideways on small screens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={texts('editor.pages')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts('editor.page')}</th>
            <th scope="col" className={classes.type}>
              {texts('editor.type')}
            </th>
            <th scope="col">{texts('editor.stage')}</th>
            <th scope="col">{texts('editor.translation')}</th>
            {languages.map((language) => (
              <th key={language} scope="col" className={classes.language}>
                <abbr title={nameOfLanguage(language, display)}>{language}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((page) => (
            <tr key={page.id}>
              <PageName page={page} href={toPreviewHref(locale, page.path, { site, stage })} />
              <td className={classes.type}>{texts(typeTexts[page.pageType])}</td>
              <td className={classes.stage}>
                <PageStage page={page} />
              </td>
              <td>
                <PageTranslationState {...{ page, languages, locale }} />
              </td>
              {languages.map((language) => (
                <td key={language} className={classes.language}>
                  <LanguageStateLink {...{ page, language, locale, adminOrigin }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The title and the path on one line each; the tooltips show what is cut off. */
function PageName({ page: { id, title, path, depth }, href }: { page: EditorPageRow; href: string }) {
  const texts = useTexts()
  const name = title ?? texts('editor.untitled')
  return (
    <th scope="row" data-depth={Math.min(depth, 5)}>
      <div className={classes.name}>
        <input
          type="checkbox"
          name="page"
          value={id}
          form={batchForm}
          aria-label={texts('editor.gate.select', { title: name })}
        />
        <a id={`page-${id}`} title={name} {...{ href }}>
          {name}
        </a>
      </div>
      <span className={classes.path} title={`/${path}`}>
        /{path}
      </span>
    </th>
  )
}

function PageStage({ page: { states, protection } }: { page: EditorPageRow }) {
  const texts = useTexts()
  const all = Object.values(states)
  if (all.includes('draft-newer'))
    return (
      <StatusBadge tone="warn" icon="edit">
        {texts('editor.newer-draft')}
      </StatusBadge>
    )
  if (!all.includes('published') && all.includes('embargo'))
    return (
      <StatusBadge tone="info" icon="clock">
        {texts('editor.embargo')}
      </StatusBadge>
    )
  if (!all.includes('published') && all.includes('ended'))
    return (
      <StatusBadge tone="neutral" icon="close">
        {texts('editor.ended')}
      </StatusBadge>
    )
  if (!all.includes('published')) return <StatusBadge tone="neutral">{texts('editor.stage.draft')}</StatusBadge>
  const icon = protection === 'none' ? 'ok' : 'lock'
  return (
    <StatusBadge tone="ok" {...{ icon }}>
      {texts('editor.stage.published')}
    </StatusBadge>
  )
}
