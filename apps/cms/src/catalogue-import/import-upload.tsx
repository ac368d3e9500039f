'use client'

import { importFormats } from '@ferrule/domain/catalogue/catalogue-import'
import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { inLanguage } from '../words.ts'
import { importWords } from './import-words.ts'
import styles from './import-screen.module.css'

type ImportUploadProps = { isBusy: boolean; onFile: (file: File) => void }

/** The chosen file stays chosen, whatever becomes of the request. */
export function ImportUpload({ isBusy, onFile }: ImportUploadProps) {
  const { i18n } = useTranslation()
  const [file, setFile] = useState<File>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Somebody may have chosen one before this script came.
  useEffect(() => setFile(input.current?.files?.[0]), [])
  const text = (name: keyof typeof importWords) => inLanguage(importWords[name], i18n.language)
  return (
    <form
      className={styles['upload']}
      onSubmit={(event) => {
        event.preventDefault()
        if (file) onFile(file)
      }}
    >
      <p id={`${id}-lead`}>{text('lead')}</p>
      <label htmlFor={id}>{text('file')}</label>
      <input
        id={id}
        ref={input}
        type="file"
        aria-describedby={`${id}-lead`}
        accept={importFormats.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <Button type="submit" disabled={!file || isBusy} margin={false}>
        {text(isBusy ? 'sending' : 'check')}
      </Button>
    </form>
  )
}
