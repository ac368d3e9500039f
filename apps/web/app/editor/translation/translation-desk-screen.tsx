import { LinkTabs } from '@ferrule/ui/link-tabs'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import { EditorFrame } from '../editor-frame.tsx'
import { translationStateLabels } from '../state-marks.ts'
import { toAdminHref } from '../to-admin-href.ts'
import type { LoadedDesk } from './load-translation-desk.server.ts'
import { SegmentDesk } from './segment-desk.tsx'
import classes from './translation-desk.module.css'
import { TranslationFilePanel } from './translation-file-panel.tsx'

/** The texts of a page in the source language beside those of one target language, with export and import. */
export function TranslationDeskScreen({ desk }: { desk: LoadedDesk }) {
  const texts = useTexts()
  const { locale, language, translation, segments, pageId, adminOrigin } = desk
  const [display] = locale.split('-')
  const page = desk.title ?? texts('editor.untitled')
  const names = {
    source: nameOfLanguage(translation.sourceLanguage, display),
    target: nameOfLanguage(language, display),
  }
  const count = segments.filter(({ state }) => state !== 'translated').length
  return (
    <EditorFrame
      title={texts('editor.desk.title', { page, ...names })}
      trail={[{ label: texts('editor.pages'), href: `/${locale}/editor?stage=DRAFT&site=${desk.siteSlug}` }]}
      kicker={<TranslationTimes desk={desk} />}
      note={texts('editor.desk.open-count', { count, total: segments.length })}
      actions={<a href={toAdminHref(adminOrigin, pageId, language)}>{texts('editor.preview.edit')}</a>}
    >
      <LinkTabs
        label={texts('editor.translation.targets')}
        tabs={translation.targetLanguages.map(({ languageCode, state }) => ({
          label: `${nameOfLanguage(languageCode, display)}, ${texts(translationStateLabels[state].text)}`,
          href: `?language=${languageCode}`,
          current: languageCode === language,
        }))}
      />
      <div className={classes.columns}>
        <SegmentDesk key={language} {...{ desk, names }} />
        <TranslationFilePanel {...{ pageId, language }} hasOpen={count > 0} />
      </div>
    </EditorFrame>
  )
}

function TranslationTimes({ desk: { translation, language, locale } }: { desk: LoadedDesk }) {
  const texts = useTexts()
  const target = translation.targetLanguages.find(({ languageCode }) => languageCode === language)
  if (!target) return null
  const { tone, icon, text } = translationStateLabels[target.state]
  const { exportedAt, importedAt } = target
  return (
    <>
      <StatusBadge {...{ tone, icon }}>{texts(text)}</StatusBadge>
      {exportedAt && <span>{texts('editor.translation.exported', { date: formatDateTime(exportedAt, locale) })}</span>}
      {importedAt && <span>{texts('editor.translation.imported', { date: formatDateTime(importedAt, locale) })}</span>}
    </>
  )
}
