// Needs script: stepping, limits and localised numbers.
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField'
import { Text } from 'react-aria-components/Text'
import { useState } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './quantity.module.css'

type QuantityProps = {
  name?: string
  /** "Quantity of Blade set, V-form, carbide". Not visible, because the table row or cart line shows the name. */
  label: string
  labels: { less: string; more: string }
  locale: string
  /** Defaults to 1. A cart uses 0, which removes the line. */
  min?: number
  max?: number
  /** Reason for the maximum: "Only 3 in stock". Shown when it is reached. */
  maxText?: string
  defaultValue?: number
  value?: number
  onChange?: (quantity: number) => void
  disabled?: boolean
}

export function Quantity({ label, labels, locale, min = 1, max, maxText, disabled = false, ...props }: QuantityProps) {
  const { name, defaultValue = min, value, onChange } = props
  const [last, setLast] = useState(defaultValue)
  // The number field reports NaN when an emptied input is left. As a controlled field, it then shows the last number.
  const change = (quantity: number) => {
    if (Number.isNaN(quantity)) return
    setLast(quantity)
    onChange?.(quantity)
  }
  return (
    <I18nProvider locale={locale}>
      <NumberField
        {...(name === undefined ? {} : { name })}
        value={value ?? last}
        onChange={change}
        className={classes.quantity ?? ''}
        aria-label={label}
        minValue={min}
        {...(max === undefined ? {} : { maxValue: max })}
        isDisabled={disabled}
        formatOptions={{ maximumFractionDigits: 0 }}
        step={1}
      >
        {({ state }) => (
          <>
            <Group className={classes.group ?? ''}>
              <Button slot="decrement" className={classes.step ?? ''} aria-label={labels.less}>
                <SmallIcon name="minus" />
              </Button>
              <Input className={classes.input ?? ''} />
              <Button slot="increment" className={classes.step ?? ''} aria-label={labels.more}>
                <SmallIcon name="plus" />
              </Button>
            </Group>
            {maxText && max !== undefined && state.numberValue >= max && (
              <Text slot="description" className={classes.limit}>
                {maxText}
              </Text>
            )}
          </>
        )}
      </NumberField>
    </I18nProvider>
  )
}
