// Needs script: filters the list while the user types.
import {
  Button,
  ComboBox,
  type ComboBoxProps,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { AriaFieldHead } from '../field/aria-field-head.tsx'
import control from '../field/control.module.css'
import { fieldClass, type FieldFrame } from '../field/field.tsx'
import overlay from '../field/overlay.module.css'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './combobox.module.css'

export type ComboboxOption = { value: string; label: string; detail?: string; disabled?: boolean }

type ComboboxFieldProps = FieldFrame &
  Pick<ComboBoxProps<ComboboxOption>, 'autoFocus' | 'inputValue' | 'onInputChange'> & {
    name: string
    /** Id of the input, the target of the error summary's link. */
    id?: string
    /** Language of screen reader announcements such as "3 options available". */
    locale: string
    options: ComboboxOption[]
    /** "No entries found" */
    emptyText: string
    placeholder?: string
    defaultValue?: string
    value?: string | null
    onChange?: (value: string | null) => void
    /** The options are already filtered by the caller, for example on the server. */
    filtered?: boolean
  }

/** Autocomplete for long lists. Use Select for up to about fifteen options. */
export function ComboboxField({ name, id = name, locale, options, emptyText, filtered, ...props }: ComboboxFieldProps) {
  const { label, labels, optional, hint, error, disabledReason, compact, placeholder, onChange, ...state } = props
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        {...state}
        {...{ id, name }}
        {...(filtered ? { items: options } : { defaultItems: options })}
        {...(onChange ? { onChange: (key) => onChange(key === null ? null : String(key)) } : {})}
        className={({ isInvalid }) => fieldClass({ invalid: isInvalid, compact })}
        isInvalid={error !== undefined}
        isDisabled={disabledReason !== undefined}
        validationBehavior="aria"
        allowsEmptyCollection
      >
        <AriaFieldHead {...{ label, labels, optional, hint, error, disabledReason }} />
        <div className={classes.box}>
          <Input
            className={`${control.control} ${compact ? control.compact : ''} ${classes.input}`}
            {...(placeholder ? { placeholder } : {})}
          />
          <Button className={classes.open ?? ''}>
            <SmallIcon name="chevron-down" />
          </Button>
        </div>
        <Popover className={`${overlay.overlay} ${classes.popover}`} offset={4} maxHeight={320}>
          <ListBox<ComboboxOption>
            className={classes.list ?? ''}
            renderEmptyState={() => <p className={classes.empty}>{emptyText}</p>}
          >
            {optionOf}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}

/** A function and not a component: react-aria reads the props of the `ListBoxItem` element itself. */
function optionOf({ value, label, detail, disabled = false }: ComboboxOption) {
  return (
    <ListBoxItem className={classes.option ?? ''} id={value} textValue={label} isDisabled={disabled}>
      {({ isSelected }) => (
        <>
          <span className={classes.text}>
            {label}
            {detail && <span className={classes.detail}>{detail}</span>}
          </span>
          {isSelected && <SmallIcon name="check" />}
        </>
      )}
    </ListBoxItem>
  )
}
