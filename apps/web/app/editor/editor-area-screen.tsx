import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useTexts } from '../frame/texts.tsx'
import { EditorBatch } from './editor-batch.tsx'
import { EditorFilters } from './editor-filters.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { EditorPageTable } from './editor-page-table.tsx'
import { EditorSitePanels } from './editor-site-panels.tsx'
import classes from './editor.module.css'
import { LanguageStateLegend } from './language-state-legend.tsx'
import { EditorWorkPanel } from './editor-work-panel.tsx'
import type { EditorArea } from './load-editor-area.server.ts'
import { toEditorHref } from './to-editor-href.ts'

/** The pages of a site with their states, its start pages and its hidden navigation entries. */
export function EditorAreaScreen({ area }: { area: EditorArea }) {
  const texts = useTexts()
  const { list, filters, pageCount, adminOrigin, locale } = area
  const [language] = locale.split('-')
  return (
    <EditorFrame
      title={texts('editor.pages')}
      note={`${texts('editor.page-count', { count: pageCount })}. ${texts('editor.ends')}`}
      actions={
        <div className={classes.filterActions}>
          <ButtonLink variant="secondary" href={`${adminOrigin}/admin/collections/pages`}>
            {texts('editor.content-admin')}
          </ButtonLink>
          <ButtonLink href={`${adminOrigin}/admin/collections/pages/create?locale=${language}`}>
            {texts('editor.new-page')}
          </ButtonLink>
        </div>
      }
    >
      <EditorWorkPanel area={area} />
      <div className={classes.panel}>
        <EditorFilters area={area} />
        {list.rows.length === 0 ? (
          <EmptyState level={2} icon="file" title={texts('editor.none-match')} />
        ) : (
          <>
            <LanguageStateLegend />
            <EditorPageTable area={area} />
          </>
        )}
        <footer className={classes.foot}>
          <span>{texts('editor.page-count', { count: list.matches })}</span>
          <EditorBatch locale={locale} site={filters.site} />
          {list.next !== undefined && (
            <ButtonLink variant="secondary" href={toEditorHref(filters, { shown: list.next })}>
              {texts('component.show-more')}
            </ButtonLink>
          )}
        </footer>
      </div>
      <EditorSitePanels area={area} />
    </EditorFrame>
  )
}
