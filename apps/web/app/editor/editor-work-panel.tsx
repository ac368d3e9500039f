import type { LanguageState } from '@ferrule/domain/editor/editor-page'
import type { EditorPageFilters } from '@ferrule/domain/editor/editor-page-list'
import { StackedBar } from '@ferrule/ui/stacked-bar'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import classes from './editor.module.css'
import type { EditorArea } from './load-editor-area.server.ts'
import { filterTexts } from './state-marks.ts'
import { toEditorHref } from './to-editor-href.ts'

const waitingStates = ['draft-newer', 'draft', 'embargo'] as const satisfies LanguageState[]
const columns = ['published', 'draft-newer', 'draft', 'missing'] as const

/** Counts of the pages of this site that wait for editors, and of each language. Every number leads to its pages. */
export function EditorWorkPanel({ area }: { area: EditorArea }) {
  const texts = useTexts()
  const { counts, filters } = area
  const waiting = waitingStates.filter((state) => counts.pages[state] > 0)
  const hrefOf = (change: Partial<EditorPageFilters>) =>
    toEditorHref({ ...filters, search: '', language: undefined, state: undefined }, { stage: 'DRAFT', ...change })
  return (
    <Panel id="editor-work" title={texts('editor.work')}>
      <ul className={classes.work} role="list">
        {waiting.map((state) => (
          <li key={state}>
            <a href={hrefOf({ state })}>{texts(`editor.work.${state}`, { count: counts.pages[state] })}</a>
          </li>
        ))}
        {counts.inProgress > 0 && <li>{texts('editor.work.in-progress', { count: counts.inProgress })}</li>}
        {waiting.length === 0 && counts.inProgress === 0 && <li>{texts('editor.work.nothing')}</li>}
      </ul>
      <div className={classes.scroll}>
        <LanguageTable {...{ area, hrefOf }} />
      </div>
    </Panel>
  )
}

type LanguageTableProps = { area: EditorArea; hrefOf: (change: Partial<EditorPageFilters>) => string }

function LanguageTable({ area: { counts, languages, locale }, hrefOf }: LanguageTableProps) {
  const texts = useTexts()
  const [display] = locale.split('-')
  return (
    <table className={classes.languages}>
      <caption>{texts('editor.work.languages')}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {texts('editor.preview-language')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts(filterTexts[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => {
          const { published, embargo, ended, draft, missing, 'draft-newer': newer } = counts.languages[language]
          const values = { published: published + embargo + ended, 'draft-newer': newer, draft, missing }
          return (
            <tr key={language}>
              <th scope="row">{nameOfLanguage(language, display)}</th>
              <td className={classes.share}>
                <StackedBar
                  hasLegend={false}
                  parts={[
                    { label: 'published', value: values.published, tone: 'ok' },
                    { label: 'draft', value: newer + draft, tone: 'warn' },
                    { label: 'missing', value: missing, tone: 'neutral' },
                  ]}
                />
              </td>
              {columns.map((state) => (
                <td key={state}>
                  {values[state] === 0 ? 0 : <a href={hrefOf({ language, state })}>{values[state]}</a>}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
