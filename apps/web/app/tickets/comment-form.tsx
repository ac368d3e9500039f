import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { Panel } from '../portal/portal-page.tsx'
import { useLastSuccess } from '../portal/use-last-success.ts'
import { useDraftText } from '../portal/use-draft-text.ts'
import { UploadField } from '../files/upload-field.tsx'
import { type TicketChangeResult, commentOn } from './change-ticket.ts'
import classes from './tickets.module.css'

/** The form for comments. The input survives reloads of the conversation and of the page until it is saved. */
export function CommentForm({ ticketId }: { ticketId: string }) {
  const fetcher = useFetcher<TicketChangeResult>()
  const { refusal, at } = fetcher.data ?? {}
  const saved = useLastSuccess(refusal === undefined ? at : undefined)
  return <SingleComment key={saved} ticketId={ticketId} fetcher={fetcher} />
}

type SingleCommentProps = { ticketId: string; fetcher: ReturnType<typeof useFetcher<TicketChangeResult>> }

/** The idempotency key stays the same, so that a retry after a lost response does not add a second comment. */
function SingleComment({ ticketId, fetcher }: SingleCommentProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { text, key, changeText } = useDraftText(commentOn(ticketId))
  const [isEmpty, setIsEmpty] = useState(false)
  const [hasUnsent, setHasUnsent] = useState(false)
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined
  const error = isEmpty || refusal === 'invalid-input' ? texts('validation.comment') : undefined
  return (
    <Panel id="add-comment" title={texts('ticket.add-comment')}>
      <fetcher.Form
        method="post"
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          const form = new FormData(event.currentTarget)
          const isMissing = text.trim() === ''
          setIsEmpty(isMissing)
          setHasUnsent(form.has('unsent'))
          if (isMissing || form.has('unsent')) event.preventDefault()
        }}
      >
        {refusal !== undefined && refusal !== 'invalid-input' && (
          <FlashMessage kind="error" title={texts('ticket.comment-failed')}>
            {texts('ticket.comment-failed-text')}
          </FlashMessage>
        )}
        <input type="hidden" name="intent" value="comment" />
        <input type="hidden" name="key" value={key} />
        <TextArea
          name="text"
          labels={labels}
          label={texts('field.comment')}
          rows={5}
          value={text}
          onChange={(event) => changeText(event.currentTarget.value)}
          {...(error ? { error } : {})}
        />
        <UploadField form={commentOn(ticketId)} error={hasUnsent ? texts('upload.wait') : undefined} />
        <div>
          <Button type="submit" loading={fetcher.state !== 'idle'}>
            {texts('ticket.send-comment')}
          </Button>
        </div>
      </fetcher.Form>
    </Panel>
  )
}
