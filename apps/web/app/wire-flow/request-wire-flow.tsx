import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { TextArea } from '@ferrule/ui/text-field'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import classes from './wire-flow.module.css'

/** The access request form for users who are not registered for wire-flow. */
export function RequestWireFlow() {
  const texts = useTexts()
  const labels = useFieldLabels()
  const fetcher = useFetcher<{ failed: boolean }>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.failed
  return (
    <Panel id="access" title={texts('access-request.title')}>
      <fetcher.Form method="post" className={classes.form}>
        <p>{`${texts('service-status.unregistered.why')} ${texts('service-status.who.administrator')}`}</p>
        {hasFailed && <FlashMessage kind="error" title={texts('access-request.failed')} />}
        <TextArea
          name="reason"
          labels={labels}
          label={texts('access-request.reason')}
          rows={3}
          maxLength={1000}
          optional
        />
        <div>
          <Button type="submit" loading={fetcher.state !== 'idle'}>
            {texts('access-request.send')}
          </Button>
        </div>
      </fetcher.Form>
    </Panel>
  )
}
