import { type PreviewLink, previewLink, previewLinkDays } from '@ferrule/domain/editor/preview-link'
import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { z } from 'zod'
import { useTexts } from '../../frame/texts.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import type { Preview } from './load-preview.server.ts'
import classes from './preview.module.css'

const endpoint = '/api/preview-links'
const listed = z.object({ links: z.array(previewLink) })
const created = z.object({ url: z.url() })
const language = (locale: string) => locale.split('-')[0]

type Props = { preview: Preview; pageId: string }

/** Button and dialog for links that show the current preview to people without an account. */
export function PreviewLinks({ preview, pageId }: Props) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const [links, setLinks] = useState<PreviewLink[]>([])
  const [url, setUrl] = useState<string>()
  const [failed, setFailed] = useState(false)
  const attempt = (work: () => Promise<void>) => {
    setFailed(false)
    void work().catch(() => setFailed(true))
  }
  const refresh = async () => setLinks(listed.parse(await send(`/${pageId}`)).links)
  const create = async (days: string) => {
    const { query, path, uiLocale } = preview
    const { site, language: shown, country, stage, date, locked } = query
    const subject = { site, path, language: shown, country, stage, date, locked: locked !== undefined }
    const body = JSON.stringify({ pageId, subject, days, uiLanguage: language(uiLocale) })
    setUrl(created.parse(await send('', { method: 'POST', body })).url)
    await refresh()
  }
  const revoke = async (id: string) => {
    await send(`/${id}`, { method: 'DELETE' })
    await refresh()
  }
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    setUrl(undefined)
    if (isOpen) attempt(refresh)
  }
  return (
    <>
      <Button variant="inverse" onClick={() => change(true)}>
        {texts('editor.preview.links')}
      </Button>
      <ModalDialog
        {...{ open }}
        title={texts('editor.preview.links')}
        closeLabel={texts('component.close')}
        onOpenChange={change}
      >
        <div className={classes.links}>
          <p>{texts('editor.preview.links-hint')}</p>
          <NewLink url={url} onCreate={(days) => attempt(() => create(days))} />
          {failed && <p role="alert">{texts('editor.preview.failed')}</p>}
          <ValidLinks {...{ links }} locale={preview.uiLocale} onRevoke={(id) => attempt(() => revoke(id))} />
        </div>
      </ModalDialog>
    </>
  )
}

function NewLink({ url, onCreate }: { url: string | undefined; onCreate: (days: string) => void }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  return (
    <form
      className={classes.newLink}
      onSubmit={(event) => {
        event.preventDefault()
        const days = new FormData(event.currentTarget).get('days')
        if (typeof days === 'string') onCreate(days)
      }}
    >
      <Select
        {...{ labels }}
        name="days"
        label={texts('editor.preview.lifetime')}
        defaultValue="7"
        options={previewLinkDays.map((value) => ({
          value,
          label: texts('editor.preview.days', { count: Number(value) }),
        }))}
        compact
      />
      <Button type="submit">{texts('editor.preview.create')}</Button>
      {url !== undefined && (
        <>
          <TextField
            {...{ labels }}
            name="url"
            label={texts('editor.preview')}
            hint={texts('editor.preview.created')}
            value={url}
            readOnly
            compact
          />
          <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(url)}>
            {texts('component.copy-link')}
          </Button>
        </>
      )}
    </form>
  )
}

type ValidLinksProps = { links: PreviewLink[]; locale: string; onRevoke: (id: string) => void }

function ValidLinks({ links, locale, onRevoke }: ValidLinksProps) {
  const texts = useTexts()
  if (links.length === 0) return <p>{texts('editor.preview.no-links')}</p>
  return (
    <ul className={classes.linkList} role="list">
      {links.map(({ id, expiresAt, opened }) => {
        const date = formatDateTime(expiresAt, locale)
        return (
          <li key={id}>
            <span>
              {texts('editor.preview.valid-until', { date })} ·{' '}
              {opened > 0 ? texts('editor.preview.opened', { count: opened }) : texts('editor.preview.not-opened')}
            </span>
            <Button
              variant="quiet"
              aria-label={texts('editor.preview.revoke-named', { date })}
              onClick={() => onRevoke(id)}
            >
              {texts('editor.preview.revoke')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

async function send(path: string, options: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${endpoint}${path}`, options)
  if (!response.ok) throw new Error(`preview links: ${response.status}`)
  return response.json()
}
