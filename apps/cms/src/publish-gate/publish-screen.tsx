'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import { gateReason } from '@ferrule/domain/publish-gate/gate-finding'
import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { gateLabels, toFindingLabel } from './gate-labels.ts'
import styles from './publish-screen.module.css'
import type { DraftPage } from './draft-page.ts'
import { usePublication } from './use-publication.ts'

type Props = { siteSlug: string; pages: DraftPage[]; chosen: string[] }

/** Publishes the drafts of a batch in chosen languages, shows the progress and what stops it. */
export function PublishScreen({ siteSlug, pages, chosen }: Props) {
  const { i18n } = useTranslation()
  const label = (name: keyof typeof gateLabels) => inLanguage(gateLabels[name], i18n.language)
  const { states, findings, status, publish } = usePublication(siteSlug, pages)
  const [reason, setReason] = useState('')
  const languages = [...new Set(pages.flatMap((page) => page.languages))].toSorted()
  const decided = Object.values(states).filter((state) => state !== 'stopped').length
  if (pages.length === 0) return <p>{label('none')}</p>

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wantedAt = form.get('at')
    const at = typeof wantedAt === 'string' ? wantedAt : ''
    void publish({
      languages: form.getAll('language').map(String),
      isTogether: form.has('together'),
      ...(at && { at: new Date(at).toISOString() }),
      ...(findings.length > 0 && { reason }),
    })
  }
  return (
    <form className={styles['screen']} onSubmit={submit}>
      <p>{label('lead')}</p>
      <fieldset className={styles['choices']}>
        <legend>{label('languages')}</legend>
        {languages.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              name="language"
              value={language}
              defaultChecked={chosen.length === 0 || chosen.includes(language)}
            />{' '}
            {new Intl.DisplayNames([i18n.language], { type: 'language' }).of(language)}
          </label>
        ))}
      </fieldset>
      <div className={styles['choices']}>
        <label>
          <input type="checkbox" name="together" /> {label('together')}
        </label>
        <span>{label('togetherHint')}</span>
        <label>
          {label('at')} <input type="datetime-local" name="at" />
        </label>
      </div>
      <progress className={styles['progress']} aria-label={label('pages')} value={decided} max={pages.length} />
      <p role="status">
        {decided} / {pages.length}
      </p>
      <ul className={styles['pages']}>
        {pages.map(({ id, title, path, languages: drafts }) => (
          <li key={id} data-state={states[id] ?? 'waiting'}>
            <a href={`/admin/collections/pages/${id}`}>{title}</a> <span>/{path}</span> <span>{drafts.join(', ')}</span>
            <strong>{label(toStateLabel(states[id]))}</strong>
          </li>
        ))}
      </ul>
      <div role="alert">
        {status === 'failed' && <p className={styles['error']}>{label('failed')}</p>}
        {findings.length > 0 && (
          <div className={styles['error']}>
            <h2>{label('findings')}</h2>
            <ul>
              {findings.map((finding) => (
                <li key={[finding.rule, finding.pageId, finding.language, finding.subject].join(' ')}>
                  {finding.title} ({finding.language}): {toFindingLabel(finding, i18n.language)}
                </li>
              ))}
            </ul>
            <label>
              {label('reason')} <span>{label('reasonHint')}</span>
              <textarea value={reason} maxLength={500} rows={2} onChange={(event) => setReason(event.target.value)} />
            </label>
          </div>
        )}
      </div>
      <Button
        type="submit"
        disabled={status === 'running' || (findings.length > 0 && !gateReason.safeParse(reason).success)}
      >
        {label(findings.length > 0 ? 'override' : 'publish')}
      </Button>
    </form>
  )
}

function toStateLabel(state = 'waiting'): keyof typeof gateLabels {
  if (state === 'done' || state === 'scheduled') return state
  return state === 'stopped' ? 'stoppedState' : 'waiting'
}
