import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import classes from './company-directory.module.css'

/** A value for another system, with a button that copies it. */
export function CopyField({ id, label, value }: { id: string; label: string; value: string }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setIsCopied(true)
  }
  return (
    <div className={classes.copied}>
      <TextField name={id} labels={labels} label={label} value={value} readOnly spellCheck={false} />
      <Button
        variant="secondary"
        aria-label={`${isCopied ? texts('component.copied') : texts('component.copy')}: ${label}`}
        onClick={() => void copy()}
      >
        <SmallIcon name={isCopied ? 'check' : 'copy'} />
      </Button>
    </div>
  )
}
