import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldGroup, type FieldFrame } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import classes from './file-upload.module.css'

type FileUploadProps = Omit<FieldFrame, 'compact'> &
  Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'onChange'> & {
    name: string
    /** Id of the file input, the target of the error summary's link. */
    id?: string
    /** "Drop files here", in bold, and "or choose them. Images or videos, up to 100 MB each." */
    dropTitle: string
    dropText: string
    /** "Choose files" */
    chooseLabel: string
    /** The files already chosen: `FileRow`s. */
    children?: ReactNode
  }

/**
 * Drop zone with file picker. The native file input covers the whole zone, so dropping and choosing work without
 * script. The caller uploads the files and renders the rows.
 */
export function FileUpload({ name, id = name, dropTitle, dropText, chooseLabel, children, ...props }: FileUploadProps) {
  const { accept, multiple = true, onChange, ...frame } = props
  const { hint, error, disabledReason } = frame
  return (
    <FieldGroup {...frame} id={id}>
      <div className={classes.zone}>
        <Icon name="attach" />
        <p className={classes.text} id={`${id}-drop`}>
          <strong>{dropTitle}</strong> {dropText}
        </p>
        <span className={classes.choose} aria-hidden="true">
          {chooseLabel}
        </span>
        <input
          className={classes.input}
          type="file"
          {...{ id, name, multiple }}
          {...(accept ? { accept } : {})}
          {...(onChange ? { onChange } : {})}
          aria-label={`${frame.label}: ${chooseLabel}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, disabledReason }, `${id}-drop`)}
        />
      </div>
      {children && (
        <ul className={classes.files} role="list">
          {children}
        </ul>
      )}
    </FieldGroup>
  )
}
