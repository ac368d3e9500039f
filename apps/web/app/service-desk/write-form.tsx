import {
  type PlaceholderValues,
  fillCannedText,
  findUnknownPlaceholders,
} from '@ferrule/domain/service-desk/fill-canned-text'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { UploadField } from '../files/upload-field.tsx'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { useLastSuccess } from '../portal/use-last-success.ts'
import { useDraftText } from '../portal/use-draft-text.ts'
import { type CannedText, groupByLanguage } from './group-by-language.ts'
import classes from './service-desk.module.css'
import { draftOf, type DeskActionResult } from './desk-actions.ts'

type WriteFormProps = {
  intent: 'answer' | 'note'
  /** The canned texts to choose from; none for notes. */
  canned?: readonly CannedText[]
  /** The values of the placeholders. */
  facts?: PlaceholderValues
  /** The customer's language: its canned texts are listed first. */
  language?: string
  /** The id of the ticket or request. */
  entryId: string
  acceptsFiles?: boolean
  /** Whether the answer can solve the ticket as well. */
  canSolve?: boolean
  /** Called with each change that the user types. */
  onTyping?: () => void
}

/** A form for a reply or an internal note. The input survives a reload; the form resets when it has been saved. */
export function WriteForm(props: WriteFormProps) {
  const fetcher = useFetcher<DeskActionResult>()
  const { refusal, done } = fetcher.data ?? {}
  const saved = useLastSuccess(refusal === undefined ? done : undefined)
  return <SingleText key={saved} {...props} fetcher={fetcher} />
}

type Fetcher = ReturnType<typeof useFetcher<DeskActionResult>>

function SingleText({
  intent,
  canned = [],
  facts,
  language,
  entryId,
  acceptsFiles,
  canSolve = false,
  onTyping,
  fetcher,
}: WriteFormProps & { fetcher: Fetcher }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { text, key, changeText } = useDraftText(draftOf(intent, entryId))
  const [error, setError] = useState<string>()
  const [hasUnsent, setHasUnsent] = useState(false)
  const [isSolving, setIsSolving] = useState(false)
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined
  const isNote = intent === 'note'
  const findProblem = (typed: string): string | undefined => {
    if (typed.trim() === '') return texts('validation.comment')
    const unknown = isNote ? [] : findUnknownPlaceholders(typed)
    return unknown.length > 0 ? texts('desk.canned-open', { placeholders: unknown.join(', ') }) : undefined
  }
  const choose = (id: string) => {
    const { body, solves = false } = canned.find((one) => one.id === id) ?? {}
    setIsSolving(solves && canSolve)
    if (body && facts) changeText([text, fillCannedText(body, facts)].filter(Boolean).join('\n\n'))
  }
  return (
    <Panel id={intent} title={texts(isNote ? 'desk.note' : 'desk.answer')}>
      <fetcher.Form
        method="post"
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          const problem = findProblem(text)
          setError(problem)
          const isUnsent = new FormData(event.currentTarget).has('unsent')
          setHasUnsent(isUnsent)
          if (problem !== undefined || isUnsent) event.preventDefault()
        }}
      >
        {refusal && (
          <FlashMessage kind="error" title={texts('desk.failed')}>
            {texts('desk.failed-text')}
          </FlashMessage>
        )}
        <input type="hidden" name="key" value={key} />
        {canned.length > 0 && (
          <Select
            name="canned"
            labels={labels}
            label={texts('desk.canned')}
            placeholder={texts('desk.choose-canned')}
            value=""
            onChange={(event) => choose(event.currentTarget.value)}
            options={groupByLanguage(canned, language)}
            compact
          />
        )}
        <TextArea
          name="text"
          id={`${intent}-text`}
          labels={labels}
          label={texts(isNote ? 'desk.note' : 'desk.answer')}
          rows={isNote ? 3 : 7}
          value={text}
          onChange={(event) => {
            changeText(event.currentTarget.value)
            onTyping?.()
          }}
          {...(isNote ? { hint: texts('desk.note-hint') } : {})}
          {...(error ? { error } : {})}
        />
        {acceptsFiles && (
          <UploadField
            form={draftOf(intent, entryId)}
            id={`${intent}-files`}
            error={hasUnsent ? texts('upload.wait') : undefined}
          />
        )}
        <SendButtons {...{ intent, canSolve, isSolving }} isSending={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </Panel>
  )
}

type SendButtonsProps = {
  intent: WriteFormProps['intent']
  canSolve: boolean
  /** Whether the chosen canned text solves the ticket. */
  isSolving: boolean
  isSending: boolean
}

function SendButtons({ intent, canSolve, isSolving, isSending }: SendButtonsProps) {
  const texts = useTexts()
  const isNote = intent === 'note'
  return (
    <div className={classes.actions}>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={isNote || isSolving ? 'secondary' : 'primary'}
        loading={isSending}
      >
        {texts(isNote ? 'desk.save-note' : 'desk.send-answer')}
      </Button>
      {canSolve && (
        <Button
          type="submit"
          name="intent"
          value="answer-and-solve"
          variant={isSolving ? 'primary' : 'secondary'}
          disabled={isSending}
        >
          {texts('desk.send-and-solve')}
        </Button>
      )}
    </div>
  )
}
