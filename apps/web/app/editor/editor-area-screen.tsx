import { Button, ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Wordmark } from '@ferrule/ui/wordmark'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { EditorFilters } from './editor-filters.tsx'
import { EditorPageTable } from './editor-page-table.tsx'
import { EditorSitePanels } from './editor-site-panels.tsx'
import classes from './editor.module.css'
import { LanguageStateLegend } from './language-state-legend.tsx'
import type { EditorArea } from './load-editor-area.server.ts'
import { RedirectSimulator } from './redirect-simulator.tsx'
import { signOutEditor } from './sign-in-editor.ts'
import { toEditorHref } from './to-editor-href.ts'

/** The pages of a site with their states, its start pages and its hidden navigation entries. */
export function EditorAreaScreen({ area }: { area: EditorArea }) {
  const texts = useTexts()
  const { siteName, home } = useFrame()
  const { list, filters, pageCount, adminOrigin } = area
  const leave = async () => {
    await signOutEditor()
    location.reload()
  }
  return (
    <>
      <title>{`${texts('editor.title')} | ${siteName}`}</title>
      <header className={classes.bar}>
        <Wordmark href={home} name={siteName} label={siteName} />
        <span>{texts('editor.title')}</span>
        <Button variant="inverse-secondary" onClick={() => void leave()}>
          {texts('editor.leave')}
        </Button>
      </header>
      <main id="main" className={classes.main}>
        <header className={classes.head}>
          <div>
            <h1>{texts('editor.pages')}</h1>
            <p className={classes.note}>
              {texts('editor.page-count', { count: pageCount })}. {texts('editor.ends')}
            </p>
          </div>
          <ButtonLink variant="secondary" href={`${adminOrigin}/admin/collections/pages`}>
            {texts('editor.content-admin')}
          </ButtonLink>
        </header>
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
            {list.next !== undefined && (
              <ButtonLink variant="secondary" href={toEditorHref(filters, { shown: list.next })}>
                {texts('component.show-more')}
              </ButtonLink>
            )}
          </footer>
        </div>
        <EditorSitePanels area={area} />
        <RedirectSimulator area={area} />
      </main>
    </>
  )
}
