import { fillCannedText } from '@ferrule/domain/service-desk/fill-canned-text'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import classes from './service-desk.module.css'
import type { WorkAnswer } from './work-on-entry.ts'

type CannedText = { id: string; language: string; title: string; body: string }

type WriteFormProps = {
  intent: 'answer' | 'note'
  /** What can be put in with one choice; nothing for notes. */
  canned?: readonly CannedText[]
  /** Whom and what it is about. */
  facts?: { name: string; number: string }
}

/** An answer or a note. What was typed stays until it is saved; then the form is empty and ready for the next one. */
export function WriteForm(props: WriteFormProps) {
  const fetcher = useFetcher<WorkAnswer>()
  const saved = fetcher.data && fetcher.data.refusal === undefined ? fetcher.data.done : 0
  return <OneText key={saved} {...props} fetcher={fetcher} />
}

type Fetcher = ReturnType<typeof useFetcher<WorkAnswer>>

function OneText({ intent, canned = [], facts, fetcher }: WriteFormProps & { fetcher: Fetcher }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [key] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined
  const isNote = intent === 'note'
  const choose = (id: string) => {
    const body = canned.find((one) => one.id === id)?.body
    if (body && facts) setText((typed) => [typed, fillCannedText(body, facts)].filter(Boolean).join('\n\n'))
  }
  return (
    <Panel id={intent} title={texts(isNote ? 'desk.note' : 'desk.answer')}>
      <fetcher.Form
        method="post"
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          setIsEmpty(text.trim() === '')
          if (text.trim() === '') event.preventDefault()
        }}
      >
        {refusal && (
          <FlashMessage kind="error" title={texts('desk.failed')}>
            {texts('desk.failed-text')}
          </FlashMessage>
        )}
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={key} />
        {canned.length > 0 && (
          <Select
            name="canned"
            labels={labels}
            label={texts('desk.canned')}
            placeholder={texts('desk.choose-canned')}
            value=""
            onChange={(event) => choose(event.currentTarget.value)}
            options={canned.map(({ id, title }) => ({ value: id, label: title }))}
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
          onChange={(event) => setText(event.currentTarget.value)}
          {...(isNote ? { hint: texts('desk.note-hint') } : {})}
          {...(isEmpty ? { error: texts('validation.comment') } : {})}
        />
        <div>
          <Button type="submit" look={isNote ? 'secondary' : 'primary'} loading={fetcher.state !== 'idle'}>
            {texts(isNote ? 'desk.save-note' : 'desk.send-answer')}
          </Button>
        </div>
      </fetcher.Form>
    </Panel>
  )
}
