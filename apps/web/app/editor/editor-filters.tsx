import { contentStage } from '@ferrule/domain/translation/page-translation'
import { filteredState } from '@ferrule/domain/editor/editor-page-list'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import classes from './editor.module.css'
import type { EditorArea } from './load-editor-area.server.ts'
import { filterTexts, stageTexts } from './state-marks.ts'

/** A plain GET form: the server reads the content of the chosen stage and site. */
export function EditorFilters({ area: { filters, sites, languages, locale } }: { area: EditorArea }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [display] = locale.split('-')
  const { stage, site, search, language, state } = filters
  return (
    <form className={classes.filters} role="search">
      <TextField {...{ labels }} name="search" label={texts('editor.search')} defaultValue={search} compact />
      <Select
        {...{ labels }}
        name="site"
        label={texts('editor.site')}
        defaultValue={site}
        options={sites.map(({ slug, name }) => ({ value: slug, label: name }))}
        compact
      />
      <Select
        {...{ labels }}
        name="language"
        label={texts('editor.preview-language')}
        placeholder={texts('editor.all-languages')}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value, display) }))}
        compact
      />
      <Select
        {...{ labels }}
        name="state"
        label={texts('editor.state')}
        placeholder={texts('editor.all-states')}
        defaultValue={state}
        options={filteredState.options.map((value) => ({ value, label: texts(filterTexts[value]) }))}
        compact
      />
      <Select
        {...{ labels }}
        name="stage"
        label={texts('editor.stage')}
        defaultValue={stage}
        options={contentStage.unwrap().options.map((value) => ({ value, label: texts(stageTexts[value]) }))}
        compact
      />
      <div className={classes.filterActions}>
        <Button type="submit" variant="secondary">
          {texts('component.apply')}
        </Button>
        <ButtonLink variant="quiet" href="?">
          {texts('component.clear')}
        </ButtonLink>
      </div>
    </form>
  )
}
