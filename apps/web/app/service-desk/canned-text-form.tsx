import { languages } from '@ferrule/domain/locales/language'
import type { CannedTextField, CannedTextProblem } from '@ferrule/domain/service-desk/canned-text'
import { placeholders } from '@ferrule/domain/service-desk/fill-canned-text'
import { Button } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { CannedTextsQuery } from './canned-texts.generated.ts'
import { PlaceholderButtons } from './placeholder-buttons.tsx'
import classes from './service-desk.module.css'

type CannedTextFormProps = {
  /** `undefined` for a new text. */
  text: CannedTextsQuery['cannedTexts'][number] | undefined
  language: string
  outcome: { problems: CannedTextProblem[]; refusal: string | undefined } | undefined
}

/** The form creates the id, so that sending it again after a lost response does not create a second text. */
export function CannedTextForm({ text, language, outcome }: CannedTextFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const navigation = useNavigation()
  const [newId] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState(text?.body ?? '')
  const errorOf = useErrors(outcome?.problems ?? [])
  return (
    <Form method="post" className={classes.form} noValidate>
      <Refusal reason={outcome?.refusal} />
      <input type="hidden" name="id" value={text?.id ?? newId} />
      <input type="hidden" name="version" value={text?.version ?? 0} />
      <Select
        name="language"
        labels={labels}
        label={texts('field.language')}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        {...errorOf('language')}
      />
      <TextField
        name="title"
        labels={labels}
        label={texts('desk.canned-title')}
        hint={texts('desk.canned-title-hint')}
        defaultValue={text?.title}
        maxLength={80}
        {...errorOf('title')}
      />
      <TextArea
        name="body"
        labels={labels}
        label={texts('desk.canned-body')}
        rows={10}
        maxLength={5000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        {...errorOf('body')}
      />
      <PlaceholderButtons field="body" onInsert={setBody} />
      <Checkbox name="solves" label={texts('desk.canned-solves')} defaultChecked={text?.solves ?? false} />
      <div>
        <Button type="submit" loading={navigation.state !== 'idle'}>
          {texts('component.save')}
        </Button>
      </div>
    </Form>
  )
}

function useErrors(problems: readonly CannedTextProblem[]) {
  const texts = useTexts()
  const known = placeholders.map((placeholder) => `{${placeholder}}`).join(', ')
  return (field: CannedTextField): { error?: string } => {
    const problem = problems.find((one) => one.field === field)
    if (!problem) return {}
    if (problem.reason === 'unknown-placeholder')
      return { error: texts('desk.canned-unknown-placeholder', { placeholders: known }) }
    return { error: texts('validation.value') }
  }
}

function Refusal({ reason }: { reason: string | undefined }) {
  const texts = useTexts()
  if (reason === undefined) return null
  if (reason === 'title-taken') return <FlashMessage kind="error" title={texts('desk.canned-title-taken')} />
  const isOutdated = reason === 'changed-meanwhile' || reason === 'text-unknown'
  return (
    <FlashMessage kind="error" title={texts('desk.failed')}>
      {texts(isOutdated ? 'desk.canned-changed' : 'desk.failed-text')}
    </FlashMessage>
  )
}
