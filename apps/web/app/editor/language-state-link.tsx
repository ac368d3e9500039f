import type { EditorPageRow } from '@ferrule/domain/editor/editor-page-list'
import type { Language } from '@ferrule/domain/locales/language'
import { SmallIcon } from '@ferrule/ui/icon'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { formatDateTime } from '../tickets/ticket-labels.ts'
import classes from './editor.module.css'
import { stateIcons, stateTexts } from './state-marks.ts'
import { toAdminHref } from './to-admin-href.ts'

type Props = { page: EditorPageRow; language: Language; locale: string; adminOrigin: string }

/** The state of a page in one language, with a link to the content admin in this language. */
export function LanguageStateLink({ page: { id, states, embargoes, title, path }, language, ...rest }: Props) {
  const texts = useTexts()
  const state = states[language]
  const embargo = embargoes[language]
  const until = embargo && texts('editor.embargo-until', { date: formatDateTime(embargo, rest.locale) })
  const meaning = texts(state ? stateTexts[state] : 'editor.translation.not-planned')
  const detail = state === 'embargo' ? (until ?? meaning) : [meaning, until].filter(Boolean).join('; ')
  const page = title ?? `/${path}`
  return (
    <a
      className={classes.state}
      data-state={state ?? 'none'}
      href={toAdminHref(rest.adminOrigin, id, language)}
      title={detail}
    >
      <SmallIcon name={state ? stateIcons[state] : 'minus'} />
      <VisuallyHidden>
        {texts('editor.edit-language', { page, language: nameOfLanguage(language), state: detail })}
      </VisuallyHidden>
    </a>
  )
}
