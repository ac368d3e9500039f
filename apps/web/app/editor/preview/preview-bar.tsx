import { contentStage } from '@ferrule/domain/translation/page-translation'
import { previewQuery, previewWidths } from '@ferrule/domain/editor/preview-options'
import { ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import type { RefObject, SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import { AccessibilityDialog } from '../accessibility/accessibility-dialog.tsx'
import { PageFreshnessDialog } from '../freshness/page-freshness-dialog.tsx'
import { stageTexts } from '../state-marks.ts'
import { toIsoMoment, toLocalMoment } from './local-moment.ts'
import type { Preview } from './load-preview.server.ts'
import { PreviewLinks } from './preview-links.tsx'
import classes from './preview.module.css'
import { toPreviewHref } from './to-preview-href.ts'

const widthTexts = {
  '360': 'editor.preview.phone',
  '768': 'editor.preview.tablet',
  '1024': 'editor.preview.notebook',
} as const

/** The bar above the page. Each choice applies at once, to the frame below. */
export function PreviewBar({ preview, frame }: { preview: Preview; frame: RefObject<HTMLIFrameElement | null> }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { uiLocale, path, query } = preview
  const apply = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const fields = Object.fromEntries(new FormData(currentTarget))
    const chosen = previewQuery.parse({ ...fields, date: toIsoMoment(fields['date']) })
    void navigate(toPreviewHref(uiLocale, path, chosen), { replace: true })
  }
  return (
    <header className={classes.bar} aria-label={texts('editor.preview')}>
      <p className={classes.name}>
        <SmallIcon name="eye" />
        <span>{texts('editor.not-what-visitors-see')}</span>
      </p>
      <form className={classes.choices} onChange={apply} onSubmit={(event) => event.preventDefault()}>
        <PlaceChoices preview={preview} />
        <TextField
          key={`date ${query.date}`}
          name="date"
          type="datetime-local"
          label={texts('editor.preview-date')}
          labels={useFieldLabels()}
          defaultValue={toLocalMoment(query.date)}
          compact
        />
        <ViewChoices preview={preview} />
      </form>
      <div className={classes.actions}>
        {preview.page && <PreviewLinks preview={preview} pageId={preview.page.id} />}
        {preview.page && <AccessibilityDialog frame={frame} locale={uiLocale} />}
        {preview.page && <PageFreshnessDialog pageId={preview.page.id} locale={uiLocale} />}
        <ButtonLink variant="inverse-secondary" href={`/${uiLocale}/editor`}>
          {texts('editor.leave-preview')}
        </ButtonLink>
      </div>
    </header>
  )
}

/** Site, country and language. Keys renew the fields when the server has replaced a choice. */
function PlaceChoices({ preview: { query, sites, countries, languages, uiLocale } }: { preview: Preview }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [display] = uiLocale.split('-')
  return (
    <>
      <Select
        {...{ labels }}
        name="site"
        label={texts('editor.site')}
        defaultValue={query.site}
        options={sites.map(({ slug, name }) => ({ value: slug, label: name }))}
        compact
      />
      <Select
        {...{ labels }}
        key={`country ${query.country}`}
        name="country"
        label={texts('editor.preview-country')}
        placeholder={texts('editor.preview.international')}
        defaultValue={query.country ?? ''}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        compact
      />
      <Select
        {...{ labels }}
        key={`language ${query.language}`}
        name="language"
        label={texts('editor.preview-language')}
        defaultValue={query.language}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value, display) }))}
        compact
      />
    </>
  )
}

function ViewChoices({ preview: { query, page } }: { preview: Preview }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  return (
    <>
      <Select
        {...{ labels }}
        name="stage"
        label={texts('editor.stage')}
        defaultValue={query.stage}
        options={contentStage.unwrap().options.map((value) => ({ value, label: texts(stageTexts[value]) }))}
        compact
      />
      <Select
        {...{ labels }}
        name="width"
        label={texts('editor.preview.width')}
        placeholder={texts('editor.preview.full-width')}
        defaultValue={query.width ?? ''}
        options={previewWidths.map((value) => ({ value, label: `${texts(widthTexts[value])} (${value})` }))}
        compact
      />
      {page && page.protection !== 'none' && (
        <Select
          {...{ labels }}
          name="locked"
          label={texts('editor.preview.protection')}
          placeholder={texts('editor.preview.with-access')}
          defaultValue={query.locked ?? ''}
          options={[{ value: '1', label: texts('editor.preview.without-access') }]}
          compact
        />
      )}
    </>
  )
}
