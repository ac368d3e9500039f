import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import classes from './editor.module.css'
import type { EditorArea } from './load-editor-area.server.ts'

/** The start pages of all countries, and the navigation entries that only editors see. */
export function EditorSitePanels({ area }: { area: EditorArea }) {
  const texts = useTexts()
  const { homeItems, hiddenEntries, locale, siteHome } = area
  const display = new Intl.DisplayNames([locale.split('-')[0] ?? 'en'], { type: 'region' })
  const namesOf = (countries: readonly string[]) => countries.map((code) => display.of(code) ?? code).join(', ')
  return (
    <>
      <Panel id="home-items" title={texts('editor.all-home-items')}>
        <ul className={classes.entries}>
          {homeItems.map(({ pageId, title, countries }) => (
            <li key={`${pageId} ${countries.join()}`}>
              <a href={`${siteHome}/${pageId}?direct`}>{title ?? texts('editor.untitled')}</a>{' '}
              {countries.length > 0
                ? texts('editor.visible-in', { countries: namesOf(countries) })
                : texts('editor.all-countries')}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="hidden-entries" title={texts('editor.hidden-entries')}>
        {hiddenEntries.length === 0 ? (
          <p>{texts('editor.no-hidden-entries')}</p>
        ) : (
          <ul className={classes.entries}>
            {hiddenEntries.map(({ id, title, countries }) => (
              <li key={id}>
                {title} {countries.length > 0 && texts('editor.visible-in', { countries: namesOf(countries) })}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}
