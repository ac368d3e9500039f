import type { ChangeEventHandler, ReactNode } from 'react'
import check from '../checkbox/check.module.css'
import { FieldGroup, type FieldFrame } from '../field/field.tsx'
import classes from './choice-cards.module.css'

export type ChoiceCard = {
  value: string
  title: string
  /** Below the title, in tabular figures: a serial number. */
  number?: string
  /** Location or another distinguishing detail. */
  note?: string
  /** With an empty alt text, because the title already names it. */
  picture?: ReactNode
  /** A status badge. */
  status?: ReactNode
}

type ChoiceCardsProps = FieldFrame & {
  name: string
  /** Id of the first card's input, the target of the error summary's link. */
  id?: string
  cards: ChoiceCard[]
  defaultValue?: string
  /** Controlled value; requires `onChange`. */
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** Radio group of cards with pictures, for example the customer's machines. */
export function ChoiceCards({ name, id = name, cards, defaultValue, value, onChange, ...frame }: ChoiceCardsProps) {
  return (
    <FieldGroup {...frame} id={id} choice="one">
      <ul role="list" className={classes.cards}>
        {cards.map((card, index) => {
          const ownId = index === 0 ? id : `${id}-${index + 1}`
          return (
            <li key={card.value}>
              <label className={`${check.check} ${classes.card}`}>
                <input
                  type="radio"
                  {...{ name, value: card.value, id: ownId }}
                  {...(value === undefined
                    ? { defaultChecked: card.value === defaultValue }
                    : { checked: card.value === value })}
                  {...(onChange ? { onChange } : {})}
                />
                {card.picture && <span className={classes.picture}>{card.picture}</span>}
                <span className={classes.text}>
                  <strong>{card.title}</strong>
                  {card.number && <span className={classes.number}>{card.number}</span>}
                  {card.note && <span className={classes.note}>{card.note}</span>}
                </span>
                {card.status && <span className={classes.status}>{card.status}</span>}
              </label>
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}
