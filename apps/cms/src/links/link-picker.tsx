'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { type KeyboardEvent, useId, useState } from 'react'
import type { FoundTarget } from './found-target.ts'
import { linkLabels } from './link-labels.ts'
import styles from './link-picker.module.css'
import { TargetList } from './target-list.tsx'
import { useLinkedTarget, useTargetSearch } from './use-link-targets.ts'

/**
 * The target of a link: the editor types words and chooses a page or a record of the catalogue, or types an address. A
 * chosen page is stored by its id and shown by its title.
 */
export const LinkPicker: TextFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { i18n } = useTranslation()
  const { value, setValue, showError, disabled, path } = useField<string>({ potentiallyStalePath: fieldPath })
  const [search, setSearch] = useState<string>()
  const [active, setActive] = useState(-1)
  const linked = useLinkedTarget(value ?? '')
  const acceptsProducts = field.admin?.custom?.['acceptsProducts'] === true
  const found = useTargetSearch({ text: search, acceptsProducts })
  const listId = useId()
  const targets = found ?? []
  const isOpen = Boolean(found)
  const close = () => {
    setSearch(undefined)
    setActive(-1)
  }
  const choose = ({ target }: FoundTarget) => {
    setValue(target)
    close()
  }
  const type = (text: string) => {
    setValue(text)
    setSearch(text.trim() || undefined)
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = targets[active]
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!isOpen) return
    if (move !== undefined) setActive(wrap(active + move, targets.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const text = (name: keyof typeof linkLabels) => inLanguage(linkLabels[name], i18n.language)
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label ?? ''} path={path} required={field.required === true} />
      <div className={`field-type__wrap ${styles['wrap']}`}>
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          aria-describedby={`${listId}-state`}
          disabled={readOnly || disabled}
          value={linked?.title ?? value ?? ''}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={close}
        />
        {isOpen && <TargetList id={listId} label={text('found')} {...{ active, choose, targets }} />}
        <p id={`${listId}-state`} role="status" className={styles['state']}>
          {linked?.detail}
          {linked === null && text('missing')}
          {isOpen && targets.length === 0 && text('none')}
          {found === null && text('failed')}
        </p>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}

/** From the input (-1) through the list and back to the input. */
function wrap(index: number, count: number): number {
  return ((index + 1 + count + 1) % (count + 1)) - 1
}
