'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import { importFormats } from '@ferrule/domain/catalogue/catalogue-import'
import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { importLabels } from './import-labels.ts'
import styles from './import-screen.module.css'

type ImportUploadProps = { isBusy: boolean; onFile: (file: File) => void }

/** Form to upload a file. The file stays selected when the request fails. */
export function ImportUpload({ isBusy, onFile }: ImportUploadProps) {
  const { i18n } = useTranslation()
  const [file, setFile] = useState<File>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The user may have selected a file before this script ran.
  useEffect(() => setFile(input.current?.files?.[0]), [])
  const text = (name: keyof typeof importLabels) => inLanguage(importLabels[name], i18n.language)
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
        accept={importFormats.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <Button type="submit" disabled={!file || isBusy} margin={false}>
        {text(isBusy ? 'sending' : 'check')}
      </Button>
    </form>
  )
}
