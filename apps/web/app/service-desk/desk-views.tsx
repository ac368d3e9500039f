import { type DeskListQuery, deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import { Button } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { SmallIcon } from '@ferrule/ui/icon'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { DeskQueueQuery } from './desk-queue.generated.ts'
import type { QueueResult } from './queue-actions.ts'
import { SaveFailure } from './save-failure.tsx'
import classes from './service-desk.module.css'

type DeskViewsProps = { views: DeskQueueQuery['deskViews']; query: DeskListQuery }

/** The saved views of the queue: own ones and those that the desk shares. */
export function DeskViews({ views, query }: DeskViewsProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const fetcher = useFetcher<QueueResult>()
  const current = toListQuery(deskListQuery, query, { page: 1 })
  if (views.length === 0) return null
  return (
    <nav className={classes.views} aria-label={texts('desk.views')}>
      <SaveFailure fetcher={fetcher} />
      <ul role="list">
        {views.map(({ id, name, isShared, isMine, filters }) => {
          const href = toListQuery(deskListQuery, deskListQuery.parse(Object.fromEntries(new URLSearchParams(filters))))
          return (
            <li key={id}>
              <a href={`${portalHome}/service-desk${href}`} aria-current={href === current ? 'page' : undefined}>
                {isShared && <SmallIcon name="user" />}
                {name}
              </a>
              {isMine && (
                <fetcher.Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <button
                    type="submit"
                    name="intent"
                    value="delete-view"
                    aria-label={texts('desk.delete-view', { name })}
                  >
                    <SmallIcon name="close" />
                  </button>
                </fetcher.Form>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Saves the current filters under a name. */
export function SaveView({ query }: { query: DeskListQuery }) {
  const texts = useTexts()
  const fetcher = useFetcher<QueueResult>()
  const [isOpen, setIsOpen] = useState(false)
  const [handled, setHandled] = useState(0)
  const { done = 0, refusal } = fetcher.data ?? {}
  if (done > handled && refusal === undefined) {
    setHandled(done)
    setIsOpen(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {texts('desk.save-view')}
      </Button>
      {isOpen && (
        <ModalDialog
          title={texts('desk.save-view')}
          closeLabel={texts('component.close')}
          open
          onOpenChange={setIsOpen}
        >
          <ViewForm query={query} fetcher={fetcher} />
        </ModalDialog>
      )}
    </>
  )
}

type ViewFormProps = { query: DeskListQuery; fetcher: ReturnType<typeof useFetcher<QueueResult>> }

function ViewForm({ query, fetcher }: ViewFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [id] = useState(() => crypto.randomUUID())
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.refusal !== undefined
  return (
    <fetcher.Form method="post" className={classes.form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="filters" value={toListQuery(deskListQuery, query, { page: 1 }).slice(1)} />
      <TextField
        name="name"
        labels={labels}
        label={texts('desk.view-name')}
        maxLength={60}
        required
        {...(hasFailed ? { error: texts('desk.failed') } : {})}
      />
      <Checkbox name="isShared" label={texts('desk.view-shared')} />
      <div>
        <Button type="submit" name="intent" value="save-view" loading={fetcher.state !== 'idle'}>
          {texts('desk.save-view')}
        </Button>
      </div>
    </fetcher.Form>
  )
}
